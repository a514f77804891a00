import { currentInstant } from '@portal/testing/clock';
import { actorOf, aCast, type Cast } from '../../../test/factories/cast.factory.js';
import { aConsultation } from '../../../test/factories/consultation.factory.js';
import { createTestContext, type TestContext } from '../../../test/support/create-test-context.js';
import { refusal } from '../../../test/support/refusal.js';
import { ConsultationContactsService } from '../consultation-conversation/index.js';
import { ConsultationsService } from '../consultations/index.js';
import { Meeting } from './meeting.entity.js';
import { systemAt } from './meeting-steps.js';

let context: TestContext;
let cast: Cast;

beforeAll(async () => {
  context = await createTestContext('cli');
  cast = await context.db.given(aCast());
});
afterAll(() => context.close());

const admin = () => actorOf(cast.admin);
const HOUR = 3_600_000;
let slots = 0;

/** A request past its promise, without contact. */
const given = async () =>
  (await context.db.given(aConsultation({ customer: cast.customer, hoursAgo: 30 }))).consultation;
const answeredAt = async (id: string) =>
  (await context.db.as(admin(), () => context.db.service(ConsultationsService).get(admin(), id))).first_responded_at;
const counted = async (filters: { unanswered?: boolean; late?: boolean }, id: string) => {
  const query = { page: 1, limit: 100, sortBy: 'created_at', sortOrder: 'desc', ...filters } as const;
  const reader = context.db.service(ConsultationsService);
  const list = await context.db.as(admin(), () => reader.list(admin(), query));
  return list.data.some((row) => row.id === id);
};
const log = (id: string, contacted_at?: string) =>
  context.db.as(admin(), () =>
    context.db.service(ConsultationContactsService).log(admin(), id, {
      way: 'call',
      note: 'We talked about the server.',
      ...(contacted_at ? { contacted_at } : {}),
    }),
  );
const update = (id: string, status: 'in_progress' | 'completed') =>
  context.db.as(admin(), () => context.db.service(ConsultationsService).update(admin(), id, { status }));

/** A meeting of a request, proposed by the given side. */
async function meet(consultationId: string, proposedBy: 'customer' | 'admin' | 'visitor', isFirm: boolean) {
  slots += 1;
  const now = currentInstant();
  const startsAt = new Date(now.getTime() + 100 * slots * HOUR);
  return context.db.given(async (em) => {
    const meeting = Meeting.plan(
      {
        consultationId,
        hostId: cast.admin.id,
        startsAt,
        endsAt: new Date(startsAt.getTime() + HOUR / 2),
        timeZone: 'America/New_York',
        mode: 'video',
        location: null,
        meetingUrl: null,
        agenda: '',
        notes: null,
        proposedBy,
        isFirm,
      },
      now,
    );
    await em.persist(meeting).flush();
    return meeting;
  });
}
const move = (meeting: Meeting, to: 'confirmed' | 'cancelled' | 'completed' | 'declined' | 'no_show') =>
  context.db.given(async (em) => {
    const row = await em.findOneOrFail(Meeting, meeting.id);
    row.moveTo(to, systemAt(currentInstant()));
    await em.flush();
  });

describe('the promise to answer within 24 hours (decisions, section 4)', () => {
  it('runs on when an admin starts work', async () => {
    const { id } = await given();
    await update(id, 'in_progress');
    expect(await answeredAt(id)).toBeNull();
    expect(await counted({ late: true }, id)).toBe(true);
    expect(await counted({ unanswered: true }, id)).toBe(true);
    expect(await counted({ unanswered: false }, id)).toBe(false);
  });

  it('is met by a call that was noted, at the time of the call', async () => {
    const { id, createdAt } = await given();
    const at = new Date(createdAt.getTime() + HOUR).toISOString();
    const contact = await log(id, at);
    expect(contact).toMatchObject({ way: 'call', contacted_at: at, author_id: cast.admin.id });
    expect(await answeredAt(id)).toBe(at);
    expect(await counted({ unanswered: true }, id)).toBe(false);
    expect(await counted({ late: true }, id)).toBe(false);
    const [event] = (await context.db.events('consultation.contact_logged')).slice(-1);
    expect(event).toMatchObject({ entity_id: id, actor_id: cast.admin.id, payload: { contact_id: contact.id } });
    const list = await context.db.as(admin(), () => context.db.service(ConsultationContactsService).list(admin(), id));
    expect(list.data).toEqual([contact]);
  });

  it.each(['customer', 'visitor', 'admin'] as const)('is met by a meeting of a %s while it stands', async (who) => {
    const { id } = await given();
    const meeting = await meet(id, who, true);
    expect(await answeredAt(id)).not.toBeNull();
    expect(await counted({ unanswered: true }, id)).toBe(false);
    await move(meeting, 'cancelled');
    expect(await answeredAt(id)).toBeNull();
    expect(await counted({ unanswered: true }, id)).toBe(true);
  });

  it('is met by a time that we proposed until it is declined, not by one that waits for us', async () => {
    const [ours, theirs] = [await given(), await given()];
    const offered = await meet(ours.id, 'admin', false);
    const held = await meet(theirs.id, 'visitor', false);
    expect(await answeredAt(ours.id)).not.toBeNull();
    expect(await answeredAt(theirs.id)).toBeNull();
    await move(offered, 'declined');
    await move(held, 'confirmed');
    expect(await answeredAt(ours.id)).toBeNull();
    expect(await answeredAt(theirs.id)).not.toBeNull();
  });

  it('stays met by a meeting that was held, and by a call whatever becomes of the meeting', async () => {
    const [held, called] = [await given(), await given()];
    await move(await meet(held.id, 'customer', true), 'completed');
    expect(await answeredAt(held.id)).not.toBeNull();
    const meeting = await meet(called.id, 'customer', true);
    await log(called.id);
    await move(meeting, 'cancelled');
    expect(await answeredAt(called.id)).not.toBeNull();
  });

  it('is not met by a call before the request or in the future', async () => {
    const { id, createdAt } = await given();
    const at = (hours: number) => new Date(createdAt.getTime() + hours * HOUR).toISOString();
    for (const time of [at(-1), at(1_000)])
      expect(await refusal(log(id, time))).toMatchObject({ code: 'invalid', details: [{ path: 'contacted_at' }] });
    expect(await answeredAt(id)).toBeNull();
  });
});
