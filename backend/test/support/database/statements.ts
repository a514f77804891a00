import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { requestContext } from '../../../src/infrastructure/http/request-context.js';

/** Set in everything that the measured work does itself. */
const measured = new AsyncLocalStorage<true>();

/** In the work, or in a call that the application answers; the event loops and their projectors are in neither. */
const isOfOperation = (): boolean => measured.getStore() === true || requestContext().requestId !== 'none';

/** What a session's first call of a minute writes. */
const OF_THE_SESSION = /^with seen as \(update sessions\b/;

/**
 * The statements that an operation sends to PostgreSQL, without begin, commit and what a session's first call of a
 * minute writes. Those of the event loops, which run at any time besides the operation, don't count.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent = await sentDuring(() => measured.run(true, work), isOfOperation);
  if (sent.length === 0) throw new Error('The operation sent no statement that was measured');
  return sent.filter((text) => !OF_THE_SESSION.test(text));
}

/** The statements of the whole process while the work runs, those of the event loops too. */
export const allStatementsOf = (work: () => Promise<unknown>): Promise<string[]> => sentDuring(work, () => true);

async function sentDuring(work: () => Promise<unknown>, counts: () => boolean): Promise<string[]> {
  const sent: string[] = [];
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [string | { text: string }];
    if (counts()) sent.push(typeof statement === 'string' ? statement : statement.text);
    return send.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent.filter((text) => !/^(begin|commit)/i.test(text));
}
