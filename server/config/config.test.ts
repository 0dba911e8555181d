import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEAD_DAYS, QUARANTINED_DAYS } from '../../src/contract/retention';
import { parseConfig } from './config';
import { settings } from './settings';

const parse = (environment: Record<string, string>) => parseConfig(environment, '/srv/site');

describe('configuration', () => {
  test('has a default for everything', () => {
    expect(parse({})).toEqual({
      port: 3000,
      host: 'localhost',
      dataDir: '/srv/site/data',
      databaseUrl: undefined,
      databasePoolSize: 10,
      siteDir: '/srv/site/dist/client',
      rateLimit: 20,
      maxConnections: 4000,
      secretKeys: [],
      keepLeadsDays: LEAD_DAYS,
      keepQuarantinedDays: QUARANTINED_DAYS,
      forwardedHeader: 'x-forwarded-for',
      trustProxy: false,
      allowedOrigins: [],
      countryHeader: undefined,
      webhook: undefined,
      mail: undefined,
    });
  });

  test.each([
    [{ TRUST_PROXY: 'true' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '10.0.0.0/8, ::1' }, { trustProxy: ['10.0.0.0/8', '::1'] }],
    [
      { PORT: '0', RATE_LIMIT: '0' },
      { port: 0, rateLimit: 0 },
    ],
    [
      { KEEP_LEADS_DAYS: '90', KEEP_QUARANTINED_DAYS: '1' },
      { keepLeadsDays: 90, keepQuarantinedDays: 1 },
    ],
    [{ DATA_DIR: '/var/lib/x' }, { dataDir: '/var/lib/x' }],
    [{ COUNTRY_HEADER: 'CF-IPCountry' }, { countryHeader: 'cf-ipcountry' }],
    [
      { ALLOWED_ORIGINS: 'https://a.example https://b.example' },
      { allowedOrigins: ['https://a.example', 'https://b.example'] },
    ],
  ])('%j', (environment, expected) => {
    expect(parse(environment)).toMatchObject(expected);
  });

  test('addresses of proxies that are none are told in words', () => {
    expect(() => parse({ TRUST_PROXY: '10.0.0.0/33' })).toThrow(
      'TRUST_PROXY is not usable: expected false, a number of proxies, or their addresses',
    );
  });

  test('a password that is torn in two is told, and not taken for a host and a database', () => {
    for (const DATABASE_URL of ['postgres://u:/hunter2@host/db', 'postgres://u:12?hunter2@host/db']) {
      expect(() => parse({ DATABASE_URL })).toThrow(
        'DATABASE_URL is not usable: expected the /, ? and # of a password written as %2F, %3F and %23',
      );
    }
    const whole = 'postgres://u:%2Fhunter2@host/db';
    expect(parse({ DATABASE_URL: whole })).toHaveProperty('databaseUrl', whole);
  });

  test('every bad value has a line, without the value', () => {
    const bad = {
      PORT: '70000',
      RATE_LIMIT: '-1',
      DATABASE_URL: 'mysql://user:hunter2@host/db',
      TRUST_PROXY: 'yes',
      ALLOWED_ORIGINS: 'https://a.example/path',
      WEBHOOK_URL: 'ftp://x',
      WEBHOOK_SECRET: 'whsec_c2hvcnQ=',
      SMTP_URL: 'smtp://user:hunter2@host',
      MAIL_FROM: 'nobody',
    };
    expect(() => parse(bad)).toThrow(expect.objectContaining({ name: 'ConfigError' }));
    try {
      parse(bad);
    } catch (error) {
      const lines = error instanceof Error ? error.message.split('\n') : [];
      const named = lines.map((line) => line.split(' ')[0]);
      expect(new Set(named)).toEqual(
        new Set([...Object.keys(bad).filter((name) => name !== 'SMTP_URL'), 'MAIL_TO']),
      );
      expect(lines.join()).not.toContain('hunter2');
    }
  });

  test.each([
    ['KEEP_LEADS_DAYS', LEAD_DAYS],
    ['KEEP_QUARANTINED_DAYS', QUARANTINED_DAYS],
  ])('%s can’t be longer than the policy says, and tells where that is', (name, days) => {
    expect(() => parse({ [name]: String(days) })).not.toThrow();
    for (const value of [String(days + 1), '0', 'forever']) {
      expect(() => parse({ [name]: value })).toThrow(
        new RegExp(`^${name} [^\\n]*${days}[^\\n]*src/contract/retention\\.ts[^\\n]*$`),
      );
    }
  });

  test.each([
    [{ WEBHOOK_URL: 'https://x.example' }, 'WEBHOOK_SECRET'],
    [{ WEBHOOK_SECRET: `whsec_${'c2Vj'.repeat(8)}` }, 'WEBHOOK_URL'],
    [{ MAIL_TO: 'sales@x.example' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'site@x.example' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://x.example', MAIL_FROM: 'site@x.example' }, 'MAIL_TO'],
  ])('of half a channel, %j, what is missing is told', (half, missing) => {
    expect(() => parse(half)).toThrow(new RegExp(`^${missing} is not usable: expected [^\\n]+$`));
  });
});

describe('README.md', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const rows = readme.split('\n').filter((line) => /^\| `[A-Z_]+`/.test(line));
  const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
  const told = cells.flatMap(([, names = '', fallback = '']) =>
    names
      .split(', ')
      .map((name): [string, string] => [name.replaceAll('`', ''), fallback.replaceAll('`', '')]),
  );

  test('tells of each variable and its default', () => {
    const known = Object.entries(settings).map(([name, { default: fallback }]) => [name, fallback ?? '']);
    expect(Object.fromEntries(told)).toEqual(Object.fromEntries(known));
  });
});
