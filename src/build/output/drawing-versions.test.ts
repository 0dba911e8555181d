import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingVersions } from './drawing-versions';

test('the versions are those that the project asks for', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(drawingVersions()).toBe(`${dependencies['sharp']} ${dependencies['@napi-rs/canvas']}`);
});
