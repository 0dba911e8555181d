import {
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** As long as a visitor of a page may wait for what others write. */
const TURN_MS = 5;

interface TurnTakingConfig extends SqliteDialectConfig {
  /** Resolves when what was written is durable; nobody is told of it before. */
  settle: () => Promise<void>;
}

class TurnTakingDriver extends SqliteDriver {
  readonly #settle: () => Promise<void>;
  #began: number | undefined;

  constructor({ settle, ...config }: TurnTakingConfig) {
    super(config);
    this.#settle = settle;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await this.#giveTurn();
    return connection;
  }

  /** Others go on while the disk is waited for. */
  override async releaseConnection(): Promise<void> {
    await super.releaseConnection();
    await this.#settle();
  }

  async #giveTurn(): Promise<void> {
    if (this.#began === undefined) {
      this.#began = performance.now();
      setImmediate(() => {
        this.#began = undefined;
      });
    } else if (performance.now() - this.#began >= TURN_MS) {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/**
 * The file's statements run on the one thread, one after the other without a pause between: posts that wait for each
 * other would hold every page until the last of them. So after some milliseconds all else has its turn.
 */
export class TurnTakingDialect extends SqliteDialect {
  readonly #config: TurnTakingConfig;

  constructor(config: TurnTakingConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new TurnTakingDriver(this.#config);
  }
}
