import { createServer, type Socket } from 'node:net';
import { CONTACT_SALES } from '../../../server/testing/wire-samples';
import { postText } from '../http-connection';
import type { Attack } from './attack';
import { pause, sendAll, times, withServer } from './with-server';

const LEADS = 60;
const SECONDS = [12, 22, 32];

async function listen(answer: (socket: Socket) => void): Promise<{ port: number; close: () => void }> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    answer(socket);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const close = (): void => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: typeof address === 'object' && address !== null ? address.port : 0, close };
}

/** As much of SMTP as takes a mail. */
function takeMail(socket: Socket, taken: () => void): void {
  let inMessage = false;
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').slice(0, -1)) {
      if (inMessage) {
        if (line !== '.') continue;
        inMessage = false;
        taken();
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(line)) {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    }
  });
}

export const hangingWebhook: Attack = {
  name: `${LEADS} leads while the webhook's receiver never answers: mails`,
  before: '4 after 12 s, 8 after 22 s, 12 after 42 s',
  async run() {
    let mails = 0;
    const silent = await listen((socket) => socket.resume());
    const sink = await listen((socket) =>
      takeMail(socket, () => {
        mails += 1;
      }),
    );
    const environment = {
      WEBHOOK_URL: `http://127.0.0.1:${silent.port}/`,
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 7).toString('base64')}`,
      WEBHOOK_ALLOW_PRIVATE: '1',
      SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
      MAIL_FROM: 'forms@example.com',
      MAIL_TO: 'sales@example.com',
    };
    try {
      return await withServer(environment, async ({ port }) => {
        await sendAll(
          port,
          times(LEADS, () => postText('/api/contact-sales', CONTACT_SALES)),
        );
        const lines: string[] = [];
        let waited = 0;
        for (const second of SECONDS) {
          await pause((second - waited) * 1000);
          waited = second;
          lines.push(`${mails} after ${second} s`);
        }
        return lines.join(', ');
      });
    } finally {
      silent.close();
      sink.close();
    }
  },
};
