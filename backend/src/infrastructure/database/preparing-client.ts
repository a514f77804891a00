import pg from 'pg';
import { type Answer, type Answered, type KnownColumns, PreparedQuery, type Statement } from './prepared-query.js';

/** How many statements a connection keeps prepared; further ones are planned each time. */
const MOST_PREPARED = 500;
/** A statement asked this often is worth keeping; until then it may be one of a kind. */
const WORTH_PREPARING = 3;
const MOST_COUNTED = 5_000;

/** The names of statements that are asked again and again: one list for all connections. */
const names = new Map<string, string>();
const asked = new Map<string, number>();

/** The name under which a statement is prepared, or undefined while it is too rare for that. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_PREPARED) return known;
  const times = (asked.get(text) ?? 0) + 1;
  if (times < WORTH_PREPARING) {
    if (asked.size >= MOST_COUNTED) asked.clear();
    asked.set(text, times);
    return undefined;
  }
  asked.delete(text);
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

const nothing = { command: '', rowCount: null, rows: [] };

/** What PostgreSQL says when a table was changed under a prepared statement: its connection can't be used for it again. */
const isOutdated = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '0A000' && error.message.startsWith('cached plan');

/** pg's own signatures are a dozen; this is what reaches a connection: from Kysely a text, from the pool a statement. */
type Ask = (this: pg.Client, what: unknown, values?: unknown, callback?: unknown) => unknown;

/**
 * A connection that prepares the statements it is asked often, so that PostgreSQL parses and plans them once, and that
 * sends `begin` along with the first statement of the transaction, which saves waiting for an answer that says nothing.
 * Wants `pipeline: true`, without which the two would still go one after the other.
 */
export class PreparingClient extends pg.Client {
  private readonly columns: KnownColumns = new Map();
  private owesBegin = false;

  constructor(config?: pg.ClientConfig) {
    super(config);
    this.query = ((what: unknown, values?: unknown, callback?: unknown) =>
      this.owing(what) ??
      this.rolledBack(what) ??
      this.begun(() => this.prepared(what, values, callback))) as typeof this.query;
  }

  /** Keeps `begin` back until there is something to do; a transaction in which nothing was done never was. */
  private owing(what: unknown): Promise<unknown> | undefined {
    if (what === 'begin') this.owesBegin = true;
    else if (this.owesBegin && (what === 'commit' || what === 'rollback')) this.owesBegin = false;
    else return undefined;
    return Promise.resolve(nothing);
  }

  /**
   * Rolls back; on a connection that was cut PostgreSQL has done so. Kysely gives a connection back to the pool only once
   * this succeeded: each one cut within a transaction would be lost to the pool for good.
   */
  private rolledBack(what: unknown): Promise<unknown> | undefined {
    if (what !== 'rollback') return undefined;
    return (this.ask(what) as Promise<unknown>).catch(() => nothing);
  }

  /** Sends the `begin` that is owed in one packet with what comes behind it. */
  private begun(send: () => unknown): unknown {
    if (!this.owesBegin) return send();
    this.owesBegin = false;
    const { stream } = (this as unknown as { connection: pg.Connection }).connection;
    stream.cork();
    try {
      // where this fails, so does the statement behind it
      (this.ask('begin') as Promise<unknown>).catch(() => undefined);
      return send();
    } finally {
      stream.uncork();
    }
  }

  private prepared(what: unknown, values: unknown, callback: unknown): unknown {
    if (typeof what !== 'string' || !Array.isArray(values) || values.length === 0) {
      return this.ask(what, values, callback);
    }
    const name = nameOf(what);
    if (name === undefined) return this.ask(what, values, callback);
    const statement = { name, text: what, values };
    if (callback) return this.ask(new PreparedQuery(statement, this.columns, this, callback as Answered));
    return this.promised(statement);
  }

  private promised(statement: Statement): Promise<Answer | undefined> {
    return new Promise<Answer | undefined>((resolve, reject) => {
      this.ask(
        new PreparedQuery(statement, this.columns, this, (error, answer) => {
          if (error) reject(error);
          else resolve(answer);
        }),
      );
    }).catch((error: unknown) => {
      if (isOutdated(error)) void this.end().catch(() => undefined); // the pool opens another
      if (error instanceof Error) Error.captureStackTrace(error); // leads to whoever asked, not to the socket
      throw error;
    });
  }

  private ask(...args: unknown[]): unknown {
    return (pg.Client.prototype.query as unknown as Ask).apply(this, args as [unknown]);
  }
}
