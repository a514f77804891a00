import { createHash } from 'node:crypto';
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
class ReturningClient extends pg.Client {
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

/** Runs after which a statement is named, and how many texts are counted before counting starts again. */
const RECURRING = 3;
const MAX_COUNTED = 5_000;
/** Further statements are planned each time. */
const MAX_NAMED = 500;

/** The names of recurring statements. */
export class StatementNames {
  private readonly runs = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** Counts a run. @returns the name of a statement that recurs, as long as there is room for it */
  of(text: string): string | undefined {
    if (this.names.has(text) || this.names.size >= MAX_NAMED) return this.names.get(text);
    if (this.runs.size >= MAX_COUNTED) this.runs.clear();
    const count = (this.runs.get(text) ?? 0) + 1;
    this.runs.set(text, count);
    if (count >= RECURRING) this.names.set(text, createHash('sha256').update(text).digest('base64url'));
    return this.names.get(text);
  }
}

/**
 * Gives recurring statements with parameters a name, so that PostgreSQL parses and plans them once for a connection.
 */
export class NamedQueryClient extends ReturningClient {
  /** Those of all connections of the process. */
  static names = new StatementNames();

  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this) as unknown as Query;
    this.query = ((text: unknown, values?: unknown[], ...more: unknown[]) => {
      const name = typeof text === 'string' && values?.length ? NamedQueryClient.names.of(text) : undefined;
      if (name === undefined || more.length > 0) return query(text, values, ...more);
      return query({ name, text, values }).catch(async (error: unknown) => {
        if (!(error instanceof pg.DatabaseError) || error.code !== '0A000') throw error;
        // a table was changed under the statement, which this connection can't prepare again: it is planned once without
        // a name, which an aborted transaction refuses, and the pool opens another connection
        try {
          return await query(text, values);
        } catch {
          throw error;
        } finally {
          void this.end().catch(() => undefined);
        }
      });
    }) as unknown as typeof this.query;
  }
}
