import { connect, type Socket } from 'node:net';
import { makeClients, newTally, runAll } from './clients';
import { countOf, fileDatabase } from './databases';
import { startServerProcess } from './server-process';
import { percentile, rounded, say, statusesOf } from './statistics';

const SECONDS = 60;
const HEAD = 'POST /api/contact-sales HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const DRIP = `${HEAD}content-length: 5000\r\n\r\n{"name":"`;

/** Sends a few bytes a second, and comes back when it is closed. */
function dripFrom(port: number, index: number, stopped: () => boolean, closed: () => void): void {
  // Half of them never end their headers, half never end their body.
  const text = index % 2 === 0 ? DRIP : HEAD;
  let at = 0;
  const socket: Socket = connect(port, '127.0.0.1');
  const timer = setInterval(
    () => {
      if (stopped()) socket.destroy();
      else socket.write(text[at] ?? 'x');
      at += 1;
    },
    500 + (index % 500),
  );
  socket.on('error', () => socket.destroy());
  socket.on('data', () => {});
  socket.on('close', () => {
    clearInterval(timer);
    closed();
    if (!stopped()) setTimeout(() => dripFrom(port, index, stopped, closed), 100);
  });
}

/** Other visitors' posts while slow sockets are held open; a number is how many sockets. */
export async function slowSockets(words: string[]): Promise<void> {
  const many = countOf(words, 1000);
  const database = fileDatabase();
  const server = await startServerProcess(database.environment);
  let stopped = false;
  let closed = 0;
  for (let index = 0; index < many; index += 1) {
    dripFrom(
      server.port,
      index,
      () => stopped,
      () => {
        closed += 1;
      },
    );
  }
  const tally = newTally();
  const end = performance.now() + SECONDS * 1000;
  await runAll(makeClients(4), server.port, tally, () => performance.now() >= end);
  stopped = true;
  const memory = server.memoryMb();
  await server.kill('SIGKILL');
  await database.remove();
  say(
    `${many} slow sockets for ${SECONDS} s (${closed} were closed): other posts p50 ` +
      `${rounded(percentile(tally.latencies, 0.5))} ms, p99 ${rounded(percentile(tally.latencies, 0.99))} ms, ` +
      `longest ${rounded(percentile(tally.latencies, 1))} ms; ${statusesOf(tally.statuses)}; memory ${rounded(memory)} MB`,
  );
}
