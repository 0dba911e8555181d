import { connect } from 'node:net';
import { makeClients, newTally, runAll } from '../clients';
import { percentile, rounded, statusesOf } from '../statistics';
import type { Attack } from './attack';
import { pause, times, withServer } from './with-server';

const SOCKETS = 2_000;
const SENT = Buffer.alloc(250_000, 'x');
const HEAD =
  'POST /api/contact-sales HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ';
const SECONDS = 20;

/** @param announced of which one byte never comes. */
function halfSent(port: number, announced: number, index: number) {
  const network = `x-forwarded-for: 198.51.${index % 250}.1\r\n`;
  const socket = connect(port, '127.0.0.1', () => {
    socket.write(`${HEAD}${announced}\r\n${network}\r\n`);
    socket.write(SENT.subarray(0, announced - 1));
  });
  socket.on('error', () => socket.destroy());
  socket.resume();
  return socket;
}

function attackWith(name: string, before: string, announced: number): Attack {
  return {
    name,
    before,
    run: () =>
      withServer({ TRUST_PROXY: '1' }, async (server) => {
        const start = server.memoryMb();
        let most = 0;
        const watch = setInterval(() => {
          most = Math.max(most, server.memoryMb());
        }, 100);
        const tally = newTally();
        const end = performance.now() + SECONDS * 1000;
        const others = runAll(makeClients(4), server.port, tally, () => performance.now() >= end);
        await pause(1_000);
        const sockets = times(SOCKETS, (index) => halfSent(server.port, announced, index));
        await others;
        for (const socket of sockets) socket.destroy();
        await pause(2_000);
        clearInterval(watch);
        return (
          `${rounded(start)} -> at most ${rounded(most)} MB, ${rounded(server.memoryMb())} MB after; others' posts ` +
          `p50 ${rounded(percentile(tally.latencies, 0.5))}, longest ${rounded(percentile(tally.latencies, 1))} ms; ` +
          statusesOf(tally.statuses)
        );
      }),
  };
}

export const halfSentBodies = attackWith(
  `${SOCKETS} x 250 kB of an announced 250,001`,
  '89 -> 638 MB, others p50 131, longest 856 ms',
  250_001,
);

/** As much as the form takes, so that its size says nothing against it. */
export const halfSentForms = attackWith(
  `${SOCKETS} x 70 kB, as large as the form takes, from 250 networks`,
  'not tried',
  70_000,
);
