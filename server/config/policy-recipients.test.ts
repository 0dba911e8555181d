import { expect, it } from 'vitest';
import { PROCESSOR_TASKS } from '../../src/config/site';
import { settings } from './settings';

/** What the privacy policy says of each address that the server can be given; a new one needs its words there first. */
const TOLD_AS: Record<string, string> = {
  DATABASE_URL: 'hosting',
  SMTP_URL: 'mail',
  WEBHOOK_URL: 'sales',
};

it('sends nothing to a place that the privacy policy does not tell of', () => {
  const addresses = Object.keys(settings).filter((name) => name.endsWith('_URL'));
  expect(addresses.sort()).toEqual(Object.keys(TOLD_AS));
  expect(Object.values(TOLD_AS).sort()).toEqual([...PROCESSOR_TASKS].sort());
});
