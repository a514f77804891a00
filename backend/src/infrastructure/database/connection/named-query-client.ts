import { createHash } from 'node:crypto';
import pg from 'pg';
import { ReturningClient, type Query } from './returning-client.js';

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
