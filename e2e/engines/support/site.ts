import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Waits as long as a test wants an answer to be held back. */
type Rule = { pattern: RegExp; answer: (response: ServerResponse) => Promise<'passed on' | 'answered'> };

/** The site as a visitor's network gives it: in front of the server, so it is the same for every engine. */
export class Site {
  /** What was refused, as `404 /nowhere`. */
  readonly failures: string[] = [];
  /** What was asked for, as `GET /pricing`. */
  readonly requests: string[] = [];
  private readonly server = createServer((question, response) => void this.answer(question, response));
  private readonly rules = new Set<Rule>();
  origin = '';

  constructor(private readonly sitePort: number) {}

  async start(): Promise<void> {
    await once(this.server.listen(0, 'localhost'), 'listening');
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('no port');
    this.origin = `http://localhost:${address.port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Answers so from now on, until the returned function is called. */
  fail(pattern: RegExp, status: number): () => void {
    return this.add({
      pattern,
      answer: (response) => {
        response.writeHead(status, { 'content-type': 'text/plain' }).end('gone');
        return Promise.resolve('answered');
      },
    });
  }

  /** Answers nothing, until the returned function is called. */
  hold(pattern: RegExp): () => void {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const remove = this.add({ pattern, answer: () => released.then(() => 'passed on') });
    return () => {
      remove();
      release();
    };
  }

  private add(rule: Rule): () => void {
    this.rules.add(rule);
    return () => void this.rules.delete(rule);
  }

  private async answer(question: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = question;
    this.requests.push(`${method} ${url}`);
    const rule = [...this.rules].find(({ pattern }) => pattern.test(url));
    if (rule && (await rule.answer(response)) === 'answered') return this.note(response, url);
    const forwarded = request(
      { host: 'localhost', port: this.sitePort, method, path: url, headers: question.headers },
      (answer) => {
        // Asked for each time, or a browser would have from its cache what a test holds back or takes away.
        response.writeHead(answer.statusCode ?? 502, { ...answer.headers, 'cache-control': 'no-cache' });
        answer.pipe(response);
        this.note(response, url);
      },
    );
    // A browser that has gone elsewhere takes no answer.
    forwarded.on('error', () => response.destroy());
    response.on('close', () => forwarded.destroy());
    question.pipe(forwarded);
  }

  private note({ statusCode }: ServerResponse, url: string): void {
    if (statusCode >= 400) this.failures.push(`${statusCode} ${url}`);
  }
}
