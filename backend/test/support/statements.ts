import pg from 'pg';

/** The statements that a piece of work sends to PostgreSQL, but for begin and commit, and what the feed asks beside it. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await allStatementsOf(work)).filter((text) => !OF_THE_FEED.test(text));

/** The same with what the feed asks. */
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

/** Events are sequenced and fed to sockets beside the work, whenever their turn comes. */
const OF_THE_FEED = /\b(from|update) (domain_events|effects)\b|pg_advisory_xact_lock\(\d+\)/;
