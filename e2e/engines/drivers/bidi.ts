import { WebSocket } from 'undici';

type Params = Record<string, unknown>;
type Answer =
  | { id: number; type: 'success'; result: unknown }
  | { id: number; type: 'error'; message: string };
interface Event {
  id?: undefined;
  method: string;
  params: Params;
}

interface Waiting {
  method: string;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** A connection by WebDriver BiDi: https://w3c.github.io/webdriver-bidi */
export class Bidi {
  private lastId = 0;
  private readonly waiting = new Map<number, Waiting>();
  private readonly listeners = new Set<(event: Event) => void>();

  private constructor(private readonly socket: WebSocket) {
    socket.addEventListener('message', ({ data }) =>
      this.receive(JSON.parse(String(data)) as Answer | Event),
    );
    socket.addEventListener('close', () => this.lose());
  }

  static async connect(url: string): Promise<Bidi> {
    const socket = new WebSocket(url);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve, { once: true });
      socket.addEventListener('error', ({ error }) => reject(error), { once: true });
    });
    return new Bidi(socket);
  }

  /** @returns what the specification says that the command answers */
  send<Result = unknown>(method: string, params: Params = {}): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { method, resolve: (result) => resolve(result as Result), reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  onEvent(listener: (event: Event) => void): void {
    this.listeners.add(listener);
  }

  private receive(message: Answer | Event): void {
    if (message.id === undefined) {
      for (const listener of this.listeners) listener(message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${waiting.method}: ${message.message}`));
  }

  private lose(): void {
    for (const { method, reject } of this.waiting.values())
      reject(new Error(`${method}: the browser has ended`));
    this.waiting.clear();
  }
}
