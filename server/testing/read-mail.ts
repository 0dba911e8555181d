export interface ReadMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');

/** RFC 2047: words of a header that are not ASCII. */
const fromWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_match, kind: string, word: string) =>
      kind.toLowerCase() === 'b' ? fromBase64(word) : fromQuotedPrintable(word.replaceAll('_', ' ')),
    );

function partsOf(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\n\n');
  const lines = raw
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: raw.slice(end + 2) };
}

function textOf(raw: string, type: string): string {
  const { headers, body } = partsOf(raw);
  const [, boundary] = /boundary="?([^";]+)/.exec(headers.get('content-type') ?? '') ?? [];
  if (boundary !== undefined) {
    const inner = body.split(`--${boundary}`).slice(1, -1);
    return inner.map((part) => textOf(part.trimStart(), type)).join('');
  }
  if (!(headers.get('content-type') ?? '').startsWith(type)) return '';
  const coding = headers.get('content-transfer-encoding');
  if (coding === 'base64') return fromBase64(body);
  return coding === 'quoted-printable' ? fromQuotedPrintable(body) : body;
}

/** What a mail program shows of a message as it was received. */
export function readMail(raw: string): ReadMail {
  const { headers } = partsOf(raw);
  return {
    to: headers.get('to') ?? '',
    subject: fromWords(headers.get('subject') ?? ''),
    text: textOf(raw, 'text/plain'),
    html: textOf(raw, 'text/html'),
  };
}
