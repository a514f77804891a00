import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import type { Consultation } from '../consultations/index.js';
import { aCast, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { aMeeting } from '../../../test/factories/meeting.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import type { FeedItem, EventContext } from '../../infrastructure/events/index.js';
import type { EventName } from '@portal/contracts';
import { currentInstant } from '@portal/testing/clock';
import { MeetingsProjector } from './meetings.projector.js';

let context: TestContext;
let cast: Cast;
let consultation: Consultation;

beforeAll(async () => {
  context = await createTestContext();
  cast = await context.db.given(aCast());
  ({ consultation } = await context.db.given(aConsultation({ customer: cast.customer, status: 'scheduled' })));
});
afterAll(() => context.close());

const em = () => context.app.get(MikroORM, { strict: false }).em.fork() as EntityManager;
const heard = <Name extends EventName>(name: Name, entity_id: string, payload: object = {}): EventContext<Name> =>
  ({ event: { name, entity_id, payload, occurred_at: currentInstant() }, em: em() }) as unknown as EventContext<Name>;
const given = async () => (await context.db.given(aMeeting({ consultation, host: cast.admin }))).meeting;
/** What each room gets: kind, table and record. */
const told = (items: FeedItem[]) =>
  items.flatMap((item) =>
    'change' in item ? [[item.room, item.change.event, item.change.table, item.change.record.id] as const] : [],
  );
const rooms = () => [
  'consultations@admin',
  `consultations@user:${cast.customer.id}`,
  `consultations@user:${cast.primary.id}`,
];

it('shows a meeting to admins and to who sees the request, with the request that says when it is', async () => {
  const { id } = await given();
  const items = await context.db.service(MeetingsProjector).show(heard('meeting.created', id));
  expect(told(items)).toEqual([
    ...rooms().map((room) => [room, 'INSERT', 'consultation_meetings', id]),
    ...rooms().map((room) => [room, 'UPDATE', 'consultation_requests', consultation.id]),
  ]);
  const [admins, customers] = items.map((item) => ('change' in item ? item.change.record : {}));
  expect(admins).toMatchObject({ customer_email: cast.customer.email, notes: null });
  expect(Object.keys(customers ?? {})).not.toEqual(expect.arrayContaining(['notes']));
});

it('takes a deleted one away, whatever is heard of it first', async () => {
  const { id } = await given();
  await context.db.rows('update consultation_meetings set deleted_at = now() where id = ? returning 1', [id]);
  for (const name of ['meeting.status_changed', 'meeting.deleted'] as const) {
    const [first] = told(await context.db.service(MeetingsProjector).show(heard(name, id)));
    expect(first).toEqual(['consultations@admin', 'DELETE', 'consultation_meetings', id]);
  }
});

it('shows both meetings of a new time', async () => {
  const [old, next] = [await given(), await given()];
  const event = heard('meeting.rescheduled', next.id, { from_id: old.id, consultation_id: consultation.id });
  const items = told(await context.db.service(MeetingsProjector).projectRescheduled(event));
  expect(items.filter(([room]) => room === 'consultations@admin')).toEqual([
    ['consultations@admin', 'UPDATE', 'consultation_meetings', old.id],
    ['consultations@admin', 'INSERT', 'consultation_meetings', next.id],
    ['consultations@admin', 'UPDATE', 'consultation_requests', consultation.id],
  ]);
});

it('lets meetings come and go with their request', async () => {
  const { consultation: other } = await context.db.given(aConsultation({ customer: cast.stranger }));
  const { meeting } = await context.db.given(aMeeting({ consultation: other, host: cast.admin }));
  const items = told(
    await context.db.service(MeetingsProjector).projectWithRequest(heard('consultation.deleted', other.id)),
  );
  expect(items).toEqual([
    ['consultations@admin', 'DELETE', 'consultation_meetings', meeting.id],
    [`consultations@user:${cast.stranger.id}`, 'DELETE', 'consultation_meetings', meeting.id],
  ]);
});
