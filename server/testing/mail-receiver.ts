import { onTestFinished } from 'vitest';
import { type MailServer, openMailServer } from './mail-server';

/** A mail server of one unit test, on the loopback, that refuses the first `refusals` messages. */
export async function startMailServer(refusals = 0): Promise<MailServer> {
  const server = await openMailServer(refusals);
  onTestFinished(server.close);
  return server;
}
