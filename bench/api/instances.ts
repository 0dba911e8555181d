import { CONTACT_SALES } from '../../server/testing/wire-samples';
import { type BenchDatabase, countOf, postgresDatabase } from './databases';
import { type Answer, HttpConnection, postText } from './http-connection';
import { type ServerProcess, startServerProcess } from './server-process';
import { say } from './statistics';

const INSTANCES = 3;

async function withInstances(
  environment: Record<string, string>,
  work: (servers: ServerProcess[], database: BenchDatabase) => Promise<void>,
): Promise<void> {
  const database = await postgresDatabase();
  try {
    const servers = await Promise.all(
      Array.from({ length: INSTANCES }, () =>
        startServerProcess({ ...database.environment, ...environment }),
      ),
    );
    await work(servers, database);
    await Promise.all(servers.map((server) => server.kill('SIGTERM')));
  } finally {
    await database.remove();
  }
}

/** As many posts at once, each on a connection of its own, in turn to each instance. */
function postAtOnce(
  servers: ServerProcess[],
  many: number,
  request: (index: number) => string,
): Promise<Answer[]> {
  return Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const connection = new HttpConnection(servers[index % servers.length]?.port ?? 0);
      const answer = await connection.send(request(index));
      connection.close();
      return answer;
    }),
  );
}

/** The same key many times at once over three instances; a number is how many. */
export async function sameKey(words: string[]): Promise<void> {
  const many = countOf(words, 1000);
  await withInstances({}, async (servers, database) => {
    const request = postText('/api/contact-sales', CONTACT_SALES, { 'idempotency-key': 'the-same' });
    const answers = await postAtOnce(servers, many, () => request);
    const store = await database.open();
    const rows = await store.selectFrom('submissions').select('id').execute();
    await store.destroy();
    const distinct = new Set(answers.map(({ status, body }) => `${status} ${body}`)).size;
    say(
      `${many} posts of one key over ${INSTANCES} instances: ${rows.length} row, ${distinct} answer (${answers[0]?.status})`,
    );
  });
}

/** Many posts at once over three instances under a limit of twenty; a number is how many. */
export async function rateLimit(words: string[]): Promise<void> {
  const many = countOf(words, 300);
  await withInstances({ RATE_LIMIT: '20' }, async (servers) => {
    const request = postText('/api/contact-sales', CONTACT_SALES);
    const answers = await postAtOnce(servers, many, () => request);
    const accepted = answers.filter(({ status }) => status === 201).length;
    const refused = answers.filter(({ status }) => status === 429).length;
    say(
      `limit 20, ${many} posts at once over ${INSTANCES} instances: ${accepted} accepted, ${refused} refused`,
    );
  });
}
