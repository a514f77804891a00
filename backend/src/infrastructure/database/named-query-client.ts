import { createHash } from 'node:crypto';
import pg from 'pg';

/** How many texts are counted, and how many of them have a name; further statements are planned each time. */
const MAX_COUNTED = 5_000;
const MAX_NAMED = 500;
/** Runs after which a statement counts as recurring. */
const RECURRING = 3;

const runs = new Map<string, number>();
const names = new Map<string, string>();

/** The name under which connections prepare a statement, or undefined while it is rare. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMED) return known;
  if (runs.size >= MAX_COUNTED) runs.clear();
  const count = (runs.get(text) ?? 0) + 1;
  runs.set(text, count);
  if (count < RECURRING) return undefined;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

/** PostgreSQL refuses a prepared statement whose table was changed under it; its connection can't run it again. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');

type Callback = (error: Error | null, ...more: unknown[]) => void;
type Query = (this: pg.Client, ...args: unknown[]) => unknown;
const query: Query = function (...args) {
  return (pg.Client.prototype.query as unknown as Query).apply(this, args);
};

const BEGIN = /^(begin|start transaction)\b/;
const NOTHING = { command: '', rowCount: null, rows: [] };

/** A connection that gives recurring statements with parameters a name, so that PostgreSQL parses and plans them once. */
export class NamedQueryClient extends pg.Client {
  private failedToBegin: Error | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.query = ((text: unknown, values?: unknown, callback?: Callback) => {
      if (text === 'rollback') return this.rollback();
      if (this.failedToBegin) return Promise.reject(this.failedToBegin);
      if (typeof text === 'string' && BEGIN.test(text)) return this.begin(text);
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (name === undefined) return query.call(this, text, values, callback);
      if (callback) return query.call(this, { name, text, values }, this.endingOutdated(callback));
      return (query.call(this, { name, text, values }) as Promise<unknown>).catch((error: unknown) => {
        this.endOutdated(error);
        throw error;
      });
    }) as typeof this.query;
  }

  /**
   * Kysely gives a connection back to the pool only by the commit or rollback of a transaction that has begun: one that
   * is cut would be lost to the pool for good. So its statements fail in place of its beginning.
   */
  private begin(text: string): Promise<unknown> {
    return (query.call(this, text) as Promise<unknown>).catch((error: unknown) => {
      this.failedToBegin = error instanceof Error ? error : new Error(String(error));
      void this.end().catch(() => undefined);
      return NOTHING;
    });
  }

  /** Rolls back; on a connection that was cut PostgreSQL has done so. */
  private rollback(): Promise<unknown> {
    return (query.call(this, 'rollback') as Promise<unknown>).catch(() => NOTHING);
  }

  private readonly endingOutdated =
    (callback: Callback): Callback =>
    (error, ...more) => {
      this.endOutdated(error);
      callback(error, ...more);
    };

  /** The pool opens another connection. */
  private endOutdated(error: unknown): void {
    if (isOutdated(error)) void this.end().catch(() => undefined);
  }
}
