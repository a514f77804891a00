import { anonymous } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { AvailabilityService } from '../../../src/modules/availability/availability.service.js';
import { issueSlotHoldToken } from '../../../src/modules/consultations/public/form-token.js';
import { issueMeetingToken } from '../../../src/modules/meetings/index.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aMeeting } from '../../factories/meeting.factory.js';
import { deleted, type Fixture, type Fixtures } from './walk.js';
import type { World } from './walkers.js';

let asked = 0;

/** A free time, different in each call. */
const aTime = (): string => fromNow({ days: 400 + asked++ }).toISOString();

const requestOf = async ({ test, people: { owner } }: World) =>
  (await test.db.given(aConsultation({ customer: owner }))).consultation;

/** Meetings are visible to the users who see their request. */
const sight = ({ people: { owner } }: World) =>
  ({ subject: { customer_id: owner.id, company_id: owner.companyId }, visible: 'meeting.read' }) as const;

const meeting =
  (body: object = {}): Fixture =>
  async (world) => {
    const consultation = await requestOf(world);
    const { meeting: row } = await world.test.db.given(aMeeting({ consultation, host: world.people.admin }));
    return { params: { id: row.id }, body, ...sight(world) };
  };

const inBody: Fixture = async (world) => ({
  body: { consultation_id: (await requestOf(world)).id, starts_at: aTime() },
  ...sight(world),
});

/** A free time, with the holds of earlier calls removed. */
const freeTime: Fixture = async (world) => {
  const { test } = world;
  await test.db.rows(`update consultation_meetings set status = 'cancelled' where held_until is not null returning 1`);
  const { slots } = await test.db.service(AvailabilityService).findSlots(anonymous, {});
  const slot_hold_token = issueSlotHoldToken((await requestOf(world)).id, test.config.appSecret);
  return { body: { slot_hold_token, starts_at: slots[0]?.starts_at } };
};

const held: Fixture = async (world) => {
  const { test, people } = world;
  const consultation = await requestOf(world);
  const { meeting: row } = await test.db.given(
    aMeeting({ consultation, host: people.admin, status: 'proposed', proposedBy: 'visitor', heldFor: 30 }),
  );
  return { body: { token: issueMeetingToken(row.id, row.heldUntil ?? currentInstant(), test.config.appSecret) } };
};

const byHost: Fixture = ({ people }) => ({ params: { host_id: people.admin.id } });

/** Meetings about requests, and when hosts take them. */
export const meetingFixtures: Fixtures = {
  'GET /api/v1/consultation-meetings': () => ({}),
  'POST /api/v1/consultation-meetings': inBody,
  'GET /api/v1/consultation-meetings/{id}': meeting(),
  'GET /api/v1/consultation-meetings/{id}/calendar': meeting(),
  'PUT /api/v1/consultation-meetings/{id}': meeting(),
  'POST /api/v1/consultation-meetings/{id}/reschedule': async (world, name) => ({
    ...(await meeting()(world, name)),
    body: { starts_at: aTime() },
  }),
  'DELETE /api/v1/consultation-meetings/{id}': meeting(),
  'POST /api/v1/consultation-meetings/{id}/restore': deleted('consultation_meetings', async (world, name) => {
    const visit = await meeting()(world, name);
    await world.test.db.rows(`update consultation_meetings set status = 'cancelled' where id = ? returning 1`, [
      visit.params?.['id'],
    ]);
    return visit;
  }),
  'POST /api/v1/public-consultation/meetings': freeTime,
  'POST /api/v1/public-consultation/meetings/confirm': held,

  'GET /api/v1/availability': () => ({}),
  'GET /api/v1/availability/hosts': () => ({}),
  'GET /api/v1/availability/hosts/{host_id}': byHost,
  'PUT /api/v1/availability/hosts/{host_id}': byHost,
};
