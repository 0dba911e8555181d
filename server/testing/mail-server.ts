import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './loopback';

/** As much of SMTP as takes a message: RFC 5321, section 4. */
function converse(
  socket: Socket,
  take: (message: string) => string,
  replyTo: (line: string) => string,
): void {
  let message: string[] | undefined;
  let rest = '';
  const onLine = (line: string): void => {
    if (message !== undefined) {
      if (line !== '.') message.push(line);
      else {
        socket.write(`${take(message.join('\n'))}\r\n`);
        message = undefined;
      }
    } else if (/^DATA/i.test(line)) {
      message = [];
      socket.write('354 go on\r\n');
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else socket.write(`${replyTo(line)}\r\n`);
  };
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  });
  socket.on('error', () => socket.destroy());
  socket.write('220 test\r\n');
}

export interface MailServer {
  url: string;
  messages: string[];
  /** Nobody has these. */
  refusedAddresses: Set<string>;
  /** What it says to a command or a message that has this, in place of taking it. */
  replies: Map<RegExp, string>;
  close: () => Promise<void>;
}

/** A mail server on the loopback that refuses the first `refusals` messages. */
export async function openMailServer(refusals = 0): Promise<MailServer> {
  const refusedAddresses = new Set<string>();
  const replies = new Map<RegExp, string>();
  const messages: string[] = [];
  const sockets = new Set<Socket>();
  let left = refusals;
  const server = createServer((socket) => {
    sockets.add(socket);
    const replyOf = (text: string) => [...replies].find(([pattern]) => pattern.test(text))?.[1];
    const take = (message: string): string => {
      left -= 1;
      if (left >= 0) return '451 later';
      const refusal = replyOf(message);
      if (refusal === undefined) messages.push(message);
      return refusal ?? '250 taken';
    };
    converse(socket, take, (line) => {
      if (refusedAddresses.has(/^RCPT TO:<(.*)>/i.exec(line)?.[1] ?? '')) return '550 unknown';
      return replyOf(line) ?? '250 ok';
    });
  });
  const port = await listenOnLoopback(server);
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  return { url: `smtp://127.0.0.1:${port}`, messages, refusedAddresses, replies, close };
}
