import type {
  CommentView,
  OpenedTicket,
  Page,
  Problem,
  TicketHistoryEntry,
  TicketReplied,
  TicketView,
} from '@portal/contracts';
import { EventHandlers } from '../../../src/infrastructure/events/event-handlers.js';
import { aCast, type Cast } from '../../factories/cast.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { createTestApp, type TestApp } from '../create-test-app.js';
import { eventually } from '../jobs/eventually.js';
import { client } from '../mail/mailed-link.js';

type Method = 'get' | 'post' | 'put' | 'delete';

/** What a ticket is opened with where a test says nothing else. */
export const printer = {
  title: 'The printer is offline',
  description: 'Nobody can **print**.',
  category: 'computers',
  priority: 'high',
};

/** The listeners that events still wait for. */
const OWED = `select event.name, owing.listener from domain_events as event
  join json_to_recordset(?::json) as owing(event text, listener text) on owing.event = event.name
  where not exists (select 1 from effects where event_id = event.id and listener = owing.listener)`;
const UNSENT = `select title from notifications where channel = 'email' and status = 'queued' and due_at <= now()`;

export const codeOf = (answer: { body: unknown }): string => (answer.body as Problem).code;

/**
 * An app with the cast for the tests of the calling file, without tickets before each, and the calls of each user.
 * @param more what the app has beside; with `worker`, tests should end `settled`
 */
export function ticketCalls(
  env: () => Record<string, string> = () => ({}),
  more: Pick<NonNullable<Parameters<typeof createTestApp>[0]>, 'worker'> = {},
) {
  const kit = { test: undefined as unknown as TestApp, cast: undefined as unknown as Cast };
  const bearers: Partial<Record<keyof Cast, string>> = {};
  beforeAll(async () => {
    kit.test = await createTestApp({ env: env(), ...more });
    kit.cast = await kit.test.db.given(aCast());
    for (const name of Object.keys(kit.cast) as (keyof Cast)[])
      bearers[name] = (await kit.test.db.given(aSession(kit.cast[name]))).bearer;
  });
  afterAll(() => kit.test.close());
  beforeEach(async () => {
    for (const table of [
      'comment_attachments',
      'task_comments',
      'tickets',
      'closed_days',
      'notifications',
      'domain_events',
    ])
      await kit.test.db.rows(`delete from ${table}`);
  });

  const call = (who: keyof Cast, method: Method, path: string) =>
    client(kit.test)
      [method](`/api/v1${path}`)
      .set({ authorization: bearers[who] ?? '' });

  const open = async (who: keyof Cast = 'customer', more: object = {}): Promise<OpenedTicket> => {
    const { body } = await call(who, 'post', '/support/tickets')
      .send({ ...printer, ...more })
      .expect(201);
    return (body as { data: OpenedTicket }).data;
  };
  const reply = async (who: keyof Cast, id: string, more: object = {}): Promise<TicketReplied> => {
    const { body } = await call(who, 'post', `/support/tickets/${id}/replies`)
      .send({ body: 'We look into it.', ...more })
      .expect(201);
    return (body as { data: TicketReplied }).data;
  };
  const change = async (who: keyof Cast, id: string, input: object): Promise<TicketView> => {
    const { body } = await call(who, 'put', `/support/tickets/${id}`).send(input).expect(200);
    return (body as { data: TicketView }).data;
  };
  const get = async (who: keyof Cast, id: string): Promise<TicketView> => {
    const { body } = await call(who, 'get', `/support/tickets/${id}`).expect(200);
    return (body as { data: TicketView }).data;
  };
  const threadOf = async (who: keyof Cast, id: string): Promise<CommentView[]> => {
    const { body } = await call(who, 'get', `/task-comments?task_id=${id}`).expect(200);
    return (body as Page<CommentView>).data;
  };
  const historyOf = async (who: keyof Cast, id: string): Promise<TicketHistoryEntry[]> => {
    const { body } = await call(who, 'get', `/support/tickets/${id}/history`).expect(200);
    return (body as Page<TicketHistoryEntry>).data;
  };
  const listed = async (who: keyof Cast, query = ''): Promise<string[]> => {
    const { body } = await call(who, 'get', `/support/tickets?sortBy=number&sortOrder=asc${query}`).expect(200);
    return (body as Page<TicketView>).data.map(({ id }) => id);
  };
  /** The token of the person's session. */
  const token = (who: keyof Cast): string => bearers[who]?.replace('Bearer ', '') ?? '';
  /** Waits until the worker has done everything that the events so far cause, and has sent the mails that are due. */
  const settled = async (): Promise<void> => {
    const interests = JSON.stringify(kit.test.app.get(EventHandlers, { strict: false }).interests);
    await eventually(async () => expect(await kit.test.db.rows(OWED, [interests])).toEqual([]));
    await eventually(async () => expect(await kit.test.db.rows(UNSENT)).toEqual([]));
  };

  return Object.assign(kit, { call, open, reply, change, get, threadOf, historyOf, listed, token, settled });
}
