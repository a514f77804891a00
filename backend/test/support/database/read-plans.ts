import pg from 'pg';
import type { TestApp } from '../create-test-app.js';

interface Sent {
  text: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Subplan Name'?: string;
  Plans?: Plan[];
}

const BACKGROUND = /\bdomain_events\b/;

/** The statements of calls, with PostgreSQL's plans for them. */
export class PlanReader {
  private constructor(
    private readonly app: TestApp,
    private readonly database: pg.Client,
  ) {}

  /** Once everything is there that is to be read. */
  static async of(app: TestApp): Promise<PlanReader> {
    const database = new pg.Client({ connectionString: app.config.databaseUrl });
    await database.connect();
    await database.query('vacuum analyze');
    return new PlanReader(app, database);
  }

  close(): Promise<void> {
    return this.database.end();
  }

  /** The statements of a call that name a table of the pattern, as PostgreSQL gets them. */
  async sentBy(caller: { authorization: string }, path: string, about: RegExp): Promise<Sent[]> {
    const sent: Sent[] = [];
    const send = pg.Client.prototype.query as (...args: unknown[]) => unknown;
    const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...args: unknown[]
    ) {
      const [what, values] = args as [string | Sent, unknown[] | undefined];
      sent.push(typeof what === 'string' ? { text: what, values: values ?? [] } : what);
      return send.apply(this, args);
    });
    const { status } = await this.app.http.get(`/api/v1/${path}`).set(caller);
    spy.mockRestore();
    expect(status).toBe(200);
    return sent.filter(({ text }) => about.test(text) && !BACKGROUND.test(text));
  }

  /** The large tables that a statement would read from end to end; not for a total of everything there is. */
  async readWhole({ text }: Sent, isOfEverything: boolean, large: ReadonlySet<string>): Promise<string[]> {
    if (isOfEverything && /^select (count\(\*\)|coalesce\(sum\()/.test(text)) return [];
    const { rows } = await this.database.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>({
      text: `explain (generic_plan, format json) ${text}`,
    });
    const whole = (plan: Plan): string[] => [
      ...(plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] ? [plan['Relation Name']] : []),
      ...(plan.Plans ?? [])
        .filter((part) => !(isOfEverything && part['Subplan Name']?.startsWith('InitPlan')))
        .flatMap(whole),
    ];
    return whole(rows[0]?.['QUERY PLAN'][0].Plan as Plan).filter((table) => large.has(table));
  }
}
