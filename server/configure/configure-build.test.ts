import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { describeHost } from '../../src/build/hosts/describe-host';
import { headersFile } from '../../src/build/hosts/netlify';
import { CommandError } from '../operator/program';
import { temporaryFolder } from '../testing/temporary-folder';
import { modesBelow, withUmask } from '../testing/with-umask';
import { configureBuild } from './configure-build';
import { readSettings } from './settings';

const HASHES = { scriptHashes: ['sha256-abc='], styleHashes: [] };
const FORM = '<form method="post" action="/api/contact-sales"><a href="/api/contact-sales">x</a></form>';
const PAGE = FORM.padEnd(2000);
const SITE = { name: 'Site', origin: 'https://site.example' };
const CODES = { slug: 'site', referencePrefix: 'ST' };

/** Renders nothing: says what it was told, where documents would be. */
const RENDERER = `
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
const [id] = process.argv.slice(2);
const { site } = JSON.parse(readFileSync('dist/company.json', 'utf8'));
const { entry } = JSON.parse(readFileSync('dist/assets.json', 'utf8'));
const say = (name, text) => writeFileSync('dist/client/' + name, text);
for (const folder of ['th', '_payload/' + id, '_build/meta']) mkdirSync('dist/client/' + folder, { recursive: true });
say('index.html', site.name + entry);
for (const name of ['contact-sales.html', 'th/contact-sales.html']) say(name, ${JSON.stringify(PAGE)});
say('robots.txt', 'User-agent: *\\nDisallow: /api/\\n');
say('_build/latest.json', JSON.stringify({ id, timestamp: process.env.SOURCE_DATE_EPOCH * 1000 }));
say('_build/meta/' + id + '.json', '{"prerendered":["/","/pricing"]}');
say('_payload/' + id + '/index.json', JSON.stringify(site));
`;

function build(): string {
  const root = temporaryFolder();
  const folder = join(root, 'client');
  for (const name of ['th', '_build/meta', '_payload/b1', 'assets/static'])
    mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['hosts', 'renderer']) mkdirSync(join(root, name), { recursive: true });
  const literal = { file: 'assets/entry.AAAAAAAA.js', text: '{name:`Site`,origin:`https://site.example`}' };
  const scripts = ['assets/chunk-BBBBBBBB.js', literal.file];
  const company = { site: SITE, codes: CODES };
  const beside = {
    'company.json': JSON.stringify({ ...company, built: { ...company, id: 'b1', literal, scripts } }),
    'assets.json': '{"entry":"entry.AAAAAAAA.js"}',
    'renderer/main.js': RENDERER,
    'texts.json': '{}',
    'package.json': '{"type":"module"}',
  };
  for (const [name, text] of Object.entries(beside)) writeFileSync(join(root, name), text);
  const files = {
    'config.json': '{"apiBase":"/api","iconServers":[]}',
    'contact-sales.html': PAGE,
    'th/contact-sales.html': PAGE,
    'pricing.html': '<p>/api</p>',
    'index.html': 'Siteentry.AAAAAAAA.js',
    'robots.txt': 'User-agent: *\nDisallow: /api/\n',
    'assets/entry.AAAAAAAA.js':
      'import("./chunk-BBBBBBBB.js");var a={name:`Site`,origin:`https://site.example`}',
    'assets/chunk-BBBBBBBB.js': 'import"./entry.AAAAAAAA.js"',
    '_payload/b1/index.json': JSON.stringify(SITE),
    '_build/latest.json': '{"id":"b1","timestamp":1000}',
    '_build/meta/b1.json': '{"prerendered":["/","/pricing"]}',
    _headers: headersFile(describeHost(HASHES, {}, [])),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  for (const name of ['contact-sales.html', 'th/contact-sales.html']) {
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(PAGE));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(PAGE, { level: 9 }));
  }
  writeFileSync(join(root, 'headers.json'), JSON.stringify(HASHES));
  return folder;
}

describe('a finished build', () => {
  test('posts its forms to another base, which its configuration and its policy name', () => {
    const folder = build();
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    configureBuild(folder, { apiBase: 'https://api.example.com/v1' });
    for (const page of ['contact-sales.html', 'th/contact-sales.html']) {
      expect(read(page)).toContain('action="https://api.example.com/v1/contact-sales"');
      expect(read(page)).toContain('href="/api/contact-sales"');
    }
    expect(brotliDecompressSync(readFileSync(join(folder, 'contact-sales.html.br'))).toString()).toBe(
      read('contact-sales.html'),
    );
    expect(read('pricing.html')).toBe('<p>/api</p>');
    expect(JSON.parse(read('config.json'))).toEqual({
      apiBase: 'https://api.example.com/v1',
      iconServers: [],
    });
    expect(read('_headers')).toContain("form-action 'self' https://api.example.com;");
    expect(read('_headers')).toContain("'sha256-abc='");
    expect(read('../hosts/nginx/site.conf')).toContain("form-action 'self' https://api.example.com;");
  });

  test('is the same after the same again, and as before when it is set back', () => {
    const folder = build();
    const all = () =>
      ['contact-sales.html', 'contact-sales.html.br', '_headers'].map((name) =>
        readFileSync(join(folder, name)).toString('base64'),
      );
    const before = all();
    configureBuild(folder, { apiBase: 'https://api.example.com' });
    const once = all();
    expect(configureBuild(folder, { apiBase: 'https://api.example.com' }).files).toBe(0);
    expect(all()).toEqual(once);
    configureBuild(folder, { apiBase: '/api' });
    expect(all()[0]).toBe(before[0]);
    expect(all()[2]).toBe(before[2]);
  });

  test('is put right where somebody has edited its configuration by hand', () => {
    const folder = build();
    configureBuild(folder, { apiBase: '/api' });
    const config = join(folder, 'config.json');
    writeFileSync(config, '{"apiBase":"https://api.example.com","iconServers":[]}');
    configureBuild(folder, { apiBase: 'https://api.example.com' });
    const document = readFileSync(join(folder, 'contact-sales.html'), 'utf8');
    expect(document).toContain(' action="https://api.example.com/contact-sales"');
    expect(document).not.toContain(' action="/api/');
  });

  test('is another company’s, in documents and scripts, under other addresses, and its own again', () => {
    const folder = build();
    const all = () =>
      readdirSync(dirname(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
        .map((file) => [file, readFileSync(file, 'base64')]);
    configureBuild(folder, { apiBase: '/api' });
    const before = all();
    const other = { name: 'ตัวอย่าง “ID”', origin: 'https://other.example', phone: '+66 2 123 4567' };
    const company = { ...other, slug: 'other' };
    configureBuild(folder, { company, apiBase: '/v1' });
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(index).toMatch(/^ตัวอย่าง “ID”entry\.[\w-]{8}\.js$/);
    expect(index).not.toContain('AAAAAAAA');
    const script = readFileSync(join(folder, 'assets', index.slice(other.name.length)), 'utf8');
    expect(script).toContain(
      `var a=${JSON.stringify({ name: other.name, origin: other.origin, phone: other.phone })}`,
    );
    expect(existsSync(join(folder, 'assets', /chunk-.{11}/.exec(script)?.[0] ?? ''))).toBe(true);
    expect(existsSync(join(folder, '_payload/b1'))).toBe(false);
    expect(readFileSync(join(folder, 'contact-sales.html'), 'utf8')).toContain('action="/v1/contact-sales"');
    expect(JSON.parse(readFileSync(join(folder, '../company.json'), 'utf8'))).toMatchObject({
      site: other,
      codes: { slug: 'other', referencePrefix: 'ST' },
    });
    const once = all();
    expect(configureBuild(folder, { company, apiBase: '/v1' }).files).toBe(0);
    expect(all()).toEqual(once);
    configureBuild(folder, { company: { ...SITE, ...CODES, phone: undefined }, apiBase: '/api' });
    expect(all()).toEqual(before);
  });

  test('passes on what is said while it becomes another company’s', () => {
    const folder = build();
    const renderer = join(folder, '../renderer/main.js');
    writeFileSync(renderer, `${RENDERER}\nconsole.log('said');\n`);
    expect(configureBuild(folder, { company: { name: 'Other' } }).said).toBe('said\n');
    expect(configureBuild(folder, { company: { name: 'Other' } }).said).toBe('');
  });

  test('is read by a web server, also where a user changes it who keeps files to himself', () => {
    const folder = withUmask(0o022, build);
    withUmask(0o077, () => configureBuild(folder, { company: { name: 'Other' }, apiBase: '/v1' }));
    expect(modesBelow(dirname(folder))).toEqual({ files: ['644'], folders: ['755'] });
  });

  test('that was changed by hand is named, and nothing is written', () => {
    const folder = build();
    const script = join(folder, 'assets/entry.AAAAAAAA.js');
    writeFileSync(script, 'var a={}');
    expect(() => configureBuild(folder, { company: { name: 'Other' } })).toThrow('is not as it was built');
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('Siteentry.AAAAAAAA.js');
  });

  test('is shown by no search engine, and shown again', () => {
    const folder = build();
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    const before = read('robots.txt');
    configureBuild(folder, { indexing: false });
    expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/\n#~ /);
    expect(read('_headers')).toContain('x-robots-tag: noindex, nofollow');
    expect(read('../hosts/nginx/site.conf')).toContain('x-robots-tag "noindex, nofollow"');
    expect(configureBuild(folder, { indexing: false }).files).toBe(0);
    // It stays so, whatever else is changed.
    configureBuild(folder, { company: { origin: 'https://preview.example' } });
    expect(read('robots.txt')).toMatch(/^User-agent: \*\nDisallow: \/\n#~ /);
    expect(read('../headers.json')).toContain('"noIndex":true');
    configureBuild(folder, { indexing: true, company: { origin: 'https://site.example' } });
    expect(read('robots.txt')).toBe(before);
    expect(read('_headers')).not.toContain('x-robots-tag');
  });

  test('names icon servers and the look-up of countries in its configuration and its policy', () => {
    const folder = build();
    configureBuild(folder, { iconServers: ['https://icons.example'], visitorCountry: '/api/ip-country' });
    const config = JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8')) as object;
    expect(config).toMatchObject({
      iconServers: ['https://icons.example'],
      visitorCountry: { enabled: true, url: '/api/ip-country' },
    });
    expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(
      "connect-src 'self' https://icons.example;",
    );
    configureBuild(folder, { visitorCountry: null });
    expect(JSON.parse(readFileSync(join(folder, 'config.json'), 'utf8'))).toMatchObject({
      visitorCountry: { enabled: false },
    });
  });

  test('that is none is named, and nothing is written', () => {
    const folder = temporaryFolder();
    expect(() => configureBuild(folder, { apiBase: '/v1' })).toThrow(CommandError);
  });
});

describe('settings', () => {
  test.each([
    ['apiBase=/v1/', '/v1'],
    ['apiBase=https://api.example.com/', 'https://api.example.com'],
    ['apiBase=http://localhost:3001/api', 'http://localhost:3001/api'],
  ])('%s', (word, apiBase) => {
    expect(readSettings([word])).toEqual({ apiBase });
  });

  test.each<[string, object]>([
    ['origin=https://www.example.com/', { company: { origin: 'https://www.example.com' } }],
    ['origin=https://ตัวอย่าง.ไทย', { company: { origin: 'https://xn--72c1a1bt4awk9o.xn--o3cw4h' } }],
    ['name= Another company ', { company: { name: 'Another company' } }],
    ['phone=', { company: { phone: undefined } }],
    ['serverCountries=TH, SG', { company: { serverCountries: ['TH', 'SG'] } }],
    ['priceCurrency=SGD', { company: { priceCurrency: 'SGD' } }],
    ['iconServers=', { iconServers: [] }],
    [
      'iconServers=https://a.example/, https://b.example/x',
      { iconServers: ['https://a.example', 'https://b.example/x'] },
    ],
    ['indexing=off', { indexing: false }],
    ['visitorCountry=off', { visitorCountry: null }],
    ['visitorCountry=/api/ip-country', { visitorCountry: '/api/ip-country' }],
  ])('%s is read', (word, settings) => {
    expect(readSettings([word])).toEqual(settings);
  });

  test.each([
    'apiBase',
    'apiBase=',
    'apiBase=/',
    'apiBase=//host/api',
    'apiBase=api.example.com',
    'apiBase=javascript:alert(1)',
    'apiBase=https://user:secret@host/api',
    'apiBase=https://host/api?x=1',
    'apiBase=/a"b',
    'colour=red',
    'name=',
    'name=a\u0007b',
    `name=${'long '.repeat(20)}`,
    'slug=Not A Slug',
    'referencePrefix=1',
    'contactEmail=nobody',
    'phone=call us',
    'priceCurrency=XYZ',
    'priceCurrency=THB',
    'governingLaw=ZZ',
    'prevailingLanguage=fr',
    'securityContact=us',
    'socialLinks=LINE',
    'company=/nowhere.json',
    'origin=www.example.com',
    'origin=https://www.example.com/path',
    'origin=https://www.example.com?x',
    'iconServers=icons.example',
    'visitorCountry=//host/x',
    'visitorCountry=yes',
    'indexing=no',
  ])('%s is refused by name', (word) => {
    expect(() => readSettings([word])).toThrow(CommandError);
  });
});

/** Every byte that is written there meets a full disk. */
const FULL = '/dev/full';

test.skipIf(!existsSync(FULL))(
  'where the documents find a full disk, that is told and nothing has changed',
  () => {
    const folder = build();
    const renderer = join(folder, '../renderer/main.js');
    writeFileSync(renderer, `import { writeFileSync } from 'node:fs';\nwriteFileSync('${FULL}', 'x');\n`);
    const names = () => readdirSync(dirname(folder)).sort();
    const before = names();
    expect(() => configureBuild(folder, readSettings(['name=Other']))).toThrow(
      /its disk is full\. The build is as it was \(ENOSPC/,
    );
    expect(names()).toEqual(before);
  },
);

describe('the file of a company', () => {
  const written = (content: unknown): string => {
    const file = join(temporaryFolder(), 'company.json');
    writeFileSync(file, JSON.stringify(content));
    return file;
  };

  test.each([
    ['after', (file: string, word: string) => [file, word]],
    ['before', (file: string, word: string) => [word, file]],
  ])(
    'is the whole company: what it does not say is taken away, and a word %s it holds',
    (_where, inOrder) => {
      const socialLinks = [{ name: 'LINE', url: 'https://line.example/other' }];
      const file = written({ name: 'Other', socialLinks, processors: { mail: ['Post'] } });
      const { company } = readSettings(inOrder(`company=${file}`, 'name=Another'));
      expect(company).toMatchObject({ name: 'Another', socialLinks, processors: { mail: ['Post'] } });
      expect(company).toHaveProperty('phone', undefined);
      expect(company).not.toHaveProperty('origin');
    },
  );

  test.each([
    [{ nickname: 'Other' }, 'nickname is nothing that a company has'],
    [{ toString: 'Other' }, 'toString is nothing that a company has'],
    [{ constructor: 'Other' }, 'constructor is nothing that a company has'],
    [{ name: 7 }, 'name takes text, not “7”'],
    [{ socialLinks: [{ name: 'LINE', url: 'line' }] }, 'socialLinks.0.url takes an address'],
    [{ processors: { cooking: [] } }, 'processors.cooking'],
    ['Other', 'holds no fields'],
    [[], 'holds no fields'],
  ])('that says %j is refused by name', (content, message) => {
    expect(() => readSettings([`company=${written(content)}`])).toThrow(message);
  });
});
