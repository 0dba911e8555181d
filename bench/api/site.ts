import { countOf, fileDatabase } from './databases';
import { HttpConnection } from './http-connection';
import { startServerProcess } from './server-process';
import { percentile, rounded, say } from './statistics';

const CONNECTIONS = 32;
const GET = 'GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n';

/** The home page, compressed, at 32 connections; a number is the seconds. Needs a built site. */
export async function site(words: string[]): Promise<void> {
  const seconds = countOf(words, 5);
  const database = fileDatabase();
  const server = await startServerProcess({ ...database.environment, SITE_DIR: 'dist/client' });
  const latencies: number[] = [];
  const end = performance.now() + seconds * 1000;
  const visit = async (): Promise<void> => {
    const connection = new HttpConnection(server.port);
    while (performance.now() < end) {
      const began = performance.now();
      const { status } = await connection.send(GET);
      if (status !== 200) throw new Error(`answered ${status}`);
      latencies.push(performance.now() - began);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  const memory = server.memoryMb();
  await server.kill('SIGTERM');
  await database.remove();
  say(
    `home page: ${rounded(latencies.length / seconds)} answers/s, p50 ${rounded(percentile(latencies, 0.5))} ms, ` +
      `p99 ${rounded(percentile(latencies, 0.99))} ms, memory ${rounded(memory)} MB`,
  );
}
