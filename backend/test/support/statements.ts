import pg from 'pg';

/**
 * The statements that an operation sends to PostgreSQL, without begin, commit, those of the feed and what a session's
 * first call of a minute writes.
 */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await allStatementsOf(work)).filter((text) => !OF_THE_FEED.test(text) && !OF_THE_SESSION.test(text));

/** The same, including those of the feed. */
export async function allStatementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = [];
  const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [statement] = args as [string | { text: string }];
    sent.push(typeof statement === 'string' ? statement : statement.text);
    return send.apply(this, args);
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return sent.filter((text) => !/^(begin|commit)/i.test(text));
}

/** Statements of the event loops, which run at any time besides the operation. */
const OF_THE_FEED = /\b(from|update) (domain_events|effects)\b|pg_advisory_xact_lock\(\d+\)/;
const OF_THE_SESSION = /^with seen as \(update sessions\b/;
