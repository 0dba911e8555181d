import { expect, onTestFinished, test, vi } from 'vitest';
import { CompanyFileError } from '../src/config/company';
import { run } from './programs';

test('a program that can’t read whose site it is says so in a line', async () => {
  const said: unknown[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((part) => said.push(part) > 0);
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  const leads = () => Promise.reject(new CompanyFileError('company.json is cut off.'));
  await run('leads', { leads });
  expect([said, process.exitCode]).toEqual([['company.json is cut off.\n'], 1]);
  const broken = () => Promise.reject(new Error('ours'));
  await expect(run('leads', { leads: broken })).rejects.toThrow('ours');
});
