import { connect, type Socket } from 'node:net';

export interface Answer {
  status: number;
  headers: string;
  body: string;
}

/**
 * One kept-alive connection without a client library's cost, which on a shared machine would be measured along.
 * Understands answers with a content length, which are all that the server gives to posts.
 */
export class HttpConnection {
  readonly #port: number;
  #socket: Socket | undefined;
  #buffer: Buffer = Buffer.alloc(0);
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** @throws when the connection breaks before the whole answer is there. */
  send(request: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#open().write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    if (this.#socket !== undefined) return this.#socket;
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    this.#buffer = Buffer.alloc(0);
    socket.on('data', (chunk) => this.#take(chunk));
    const broken = (error?: Error): void => {
      // The end of an earlier connection says nothing of the post that is under way on this one.
      if (this.#socket !== socket) return;
      this.#socket = undefined;
      const waiting = this.#waiting;
      this.#waiting = undefined;
      waiting?.reject(error ?? new Error('closed'));
    };
    socket.on('error', broken);
    socket.on('close', () => broken());
    this.#socket = socket;
    return socket;
  }

  #take(chunk: Buffer): void {
    this.#buffer = this.#buffer.length === 0 ? chunk : Buffer.concat([this.#buffer, chunk]);
    const end = this.#buffer.indexOf('\r\n\r\n');
    if (end === -1) return;
    const headers = this.#buffer.toString('latin1', 0, end);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(headers)?.[1] ?? 0);
    if (this.#buffer.length < end + 4 + length) return;
    const body = this.#buffer.toString('utf8', end + 4, end + 4 + length);
    this.#buffer = this.#buffer.subarray(end + 4 + length);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (/\r\nconnection: close/i.test(headers)) this.close();
    waiting?.resolve({ status: Number(headers.slice(9, 12)), headers, body });
  }
}

/** A whole JSON post as text. */
export function postText(path: string, body: unknown, headers: Record<string, string> = {}): string {
  const json = JSON.stringify(body);
  const lines = Object.entries({
    host: 'localhost',
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(json)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${json}`;
}
