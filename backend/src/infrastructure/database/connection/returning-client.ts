import pg from 'pg';

/** `query` of pg in its form with promises; its overloads can't be called with arguments of unknown types. */
export type Query = (...args: unknown[]) => Promise<unknown>;

/** What begins a transaction. */
export const BEGIN = /^(begin|start transaction)\b/;
const NOTHING = { command: '', rowCount: null, rows: [] };

/**
 * A connection that always finds its way back to the pool. Kysely gives one back only by the commit or rollback of a
 * transaction that has begun: where the connection is cut, the transaction's statements fail in place of its beginning,
 * and its rollback, which PostgreSQL has done by itself, succeeds.
 */
export class ReturningClient extends pg.Client {
  private failedToBegin: Error | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const query: Query = (...args) => (pg.Client.prototype.query as unknown as Query).apply(this, args);
    const begin: Query = (...args) =>
      query(...args).catch((error: unknown) => {
        this.failedToBegin = error instanceof Error ? error : new Error(String(error));
        void this.end().catch(() => undefined);
        return NOTHING;
      });
    this.query = ((...args: unknown[]) => {
      const [text] = args;
      if (text === 'rollback') return query(...args).catch(() => NOTHING);
      if (this.failedToBegin) return Promise.reject(this.failedToBegin);
      return typeof text === 'string' && BEGIN.test(text) ? begin(...args) : query(...args);
    }) as unknown as typeof this.query;
  }
}
