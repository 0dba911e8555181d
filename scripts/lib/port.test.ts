import { expect, test } from 'vitest';
import { parseConfig } from '../../server/config/config';
import { DEFAULT_HOST, DEFAULT_PORT } from './port.mjs';

test('the port that is looked at first is the one that the server takes', () => {
  const { port, host } = parseConfig({}, '/');
  expect([DEFAULT_PORT, DEFAULT_HOST]).toEqual([port, host]);
});
