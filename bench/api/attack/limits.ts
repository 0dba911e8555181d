import { CONTACT_SALES, SIGNUP } from '../../../server/testing/wire-samples';
import { postText } from '../http-connection';
import type { Attack } from './attack';
import { solveProof } from './solve-proof';
import { retryAfterOf, sendAll, times, withServer } from './with-server';

const LIMITED = { RATE_LIMIT: '20', TRUST_PROXY: 'loopback' };

const contact = (headers: Record<string, string> = {}): string =>
  postText('/api/contact-sales', CONTACT_SALES, headers);

export const proofs: Attack = {
  name: '65 posts without a proof, then one with, from one address',
  before: '429, and the proof used up',
  run: () =>
    withServer(LIMITED, async ({ port }) => {
      await sendAll(
        port,
        times(65, () => contact()),
      );
      const proof = await solveProof(port);
      const [answer] = await sendAll(port, [contact({ 'x-altcha': proof })]);
      return String(answer?.status);
    }),
};

const FORMS: [string, (index: number) => string][] = [
  ['address:port', (index) => `198.51.100.9:${40_000 + index}`],
  ['[IPv6]:port', (index) => `[2001:db8::1]:${40_000 + index}`],
  ['any word', (index) => `unknown${index}`],
];

export const forwarded: Attack = {
  name: '60 posts of one visitor, X-Forwarded-For another each time, limit 20',
  before: '60, 60 and 45 of 45 taken',
  async run() {
    const lines = FORMS.map(([name, write]) =>
      withServer(LIMITED, async ({ port }) => {
        const posts = times(60, (index) => contact({ 'x-forwarded-for': write(index) }));
        const answers = await sendAll(port, posts);
        return `${name} ${answers.filter(({ status }) => status === 201).length} taken`;
      }),
    );
    return (await Promise.all(lines)).join(', ');
  },
};

export const guessing: Attack = {
  name: '60 guesses at one account with a proof each, from 60 networks, after 30 others',
  before: '60 looked at, 86/s',
  run: () =>
    withServer({ RATE_LIMIT: '1000', TRUST_PROXY: 'loopback' }, async ({ port }) => {
      const guess = (network: string, headers: Record<string, string> = {}): string => {
        const body = { email: SIGNUP.email, password: 'wrong 1' };
        return postText('/api/login', body, { 'x-forwarded-for': network, ...headers });
      };
      await sendAll(
        port,
        times(30, (index) => guess(`198.51.100.${index}`)),
      );
      const solved: string[] = [];
      while (solved.length < 60) solved.push(await solveProof(port));
      const began = performance.now();
      const answers = await Promise.all(
        solved.map((proof, index) => sendAll(port, [guess(`203.0.113.${index}`, { 'x-altcha': proof })])),
      );
      const seconds = (performance.now() - began) / 1000;
      const looked = answers.flat().filter(({ status }) => status === 401).length;
      return `${looked} looked at in ${seconds.toFixed(1)} s`;
    }),
};

/** A day ahead until it is told to go back. */
const AHEAD = [
  '--import',
  `data:text/javascript,${encodeURIComponent(
    'const real = Date.now; let ahead = 86400000; process.on("SIGWINCH", () => { ahead = 0; }); Date.now = () => real() + ahead;',
  )}`,
];

export const clock: Attack = {
  name: 'a clock a day ahead is set back between two posts, limit 1',
  before: '429, retry-after 86458',
  run: () =>
    withServer(
      { RATE_LIMIT: '1' },
      async ({ port, pid }) => {
        await sendAll(
          port,
          times(2, () => contact()),
        );
        process.kill(pid, 'SIGWINCH');
        // The signal is taken between two requests.
        const answers = await sendAll(
          port,
          times(3, () => contact()),
        );
        return answers.map((answer) => `${answer.status} (retry-after ${retryAfterOf(answer)})`).join(', ');
      },
      [...AHEAD, 'dist/api/main.js'],
    ),
};
