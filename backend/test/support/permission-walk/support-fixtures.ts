import { randomUUID } from 'node:crypto';
import type { TicketStatus } from '@portal/contracts';
import { fromNow } from '@portal/testing/clock';
import { aCannedReply } from '../../factories/canned-reply.factory.js';
import { aWaitingMail } from '../../factories/inbound-mail.factory.js';
import { aComment } from '../../factories/comment.factory.js';
import { aProject } from '../../factories/project.factory.js';
import { aTicket } from '../../factories/ticket.factory.js';
import { putOnTicket } from '../calls/put-on-ticket.js';
import { deleted, type Fixture, type Fixtures } from './walk.js';

/** A ticket of the owner. The viewer sees it as a primary contact of the same company. */
const ticket =
  (status: TicketStatus = 'open', body?: object): Fixture =>
  async ({ test, people: { owner } }) => {
    const { ticket: row } = await test.db.given(aTicket({ requester: owner, status }));
    return {
      params: { id: row.id },
      subject: { requester_id: owner.id, company_id: owner.companyId },
      visible: 'ticket.read',
      ...(body ? { body } : {}),
    };
  };

/** The same with the owner's coworker on it. */
const shared =
  (body?: object): Fixture =>
  async (world, name) => {
    const visit = await ticket('open', body)(world, name);
    const { coworker } = world.people;
    await putOnTicket(world.test, visit.params?.['id'], coworker.id);
    return {
      ...visit,
      params: { ...visit.params, user_id: coworker.id },
      subject: { ...(visit.subject as object), people: [coworker], user_id: coworker.id },
    };
  };

let days = 0;

/** A Saturday that no other call has added. */
const aDay = (): string =>
  fromNow({ days: 2000 + days++ })
    .toISOString()
    .slice(0, 10);

const closedDay: Fixture = async ({ test }) => {
  const [row] = await test.db.rows<{ id: string }>(
    `insert into closed_days (id, created_at, updated_at, version, day, name)
     values (?, now(), now(), 1, ?, 'Inventory') returning id`,
    [randomUUID(), aDay()],
  );
  return { params: { id: row?.id ?? '' } };
};

const cannedReply: Fixture = async ({ test }) => ({
  params: { id: (await test.db.given(aCannedReply())).cannedReply.id },
});

const waitingMail: Fixture = async ({ test }) => ({ params: { id: (await aWaitingMail(test.db)).id } });

/** Support tickets and the days on which the business is closed. */
export const supportFixtures: Fixtures = {
  'GET /api/v1/support/attainment': () => ({}),
  'GET /api/v1/support/queues': () => ({}),
  'GET /api/v1/support/tags': () => ({}),
  'GET /api/v1/support/tickets': () => ({}),
  'POST /api/v1/support/tickets': () => ({}),
  'GET /api/v1/support/tickets/{id}': ticket(),
  'GET /api/v1/support/tickets/{id}/history': ticket(),
  'PUT /api/v1/support/tickets/{id}': ticket(),
  'GET /api/v1/support/tickets/{id} — on it': shared(),
  'GET /api/v1/support/tickets/{id}/history — on it': shared(),
  'PUT /api/v1/support/tickets/{id} — on it': shared(),
  'POST /api/v1/support/tickets/{id}/replies — on it': shared({ status: undefined }),
  'POST /api/v1/support/tickets/{id}/replies — on it, with a step': async (world, name) => ({
    ...(await shared({ status: 'resolved' })(world, name)),
    also: { permission: 'ticket.update', refusal: 'forbidden' },
  }),
  'GET /api/v1/support/tickets/{id}/colleagues': shared(),
  'POST /api/v1/support/tickets/{id}/people': async (world, name) => ({
    ...(await ticket()(world, name)),
    body: { user_id: world.people.coworker.id },
  }),
  'DELETE /api/v1/support/tickets/{id}/people/{user_id}': shared(),
  'PUT /api/v1/support/tickets/{id}/rating': ticket('resolved'),
  'POST /api/v1/support/tickets/{id}/replies': ticket('open', { status: undefined }),
  'POST /api/v1/support/tickets/{id}/replies — internal': async (world, name) => ({
    ...(await ticket('open', { status: undefined, visibility: 'internal' })(world, name)),
    also: { permission: 'ticket.reply_internal', refusal: 'forbidden' },
  }),
  'POST /api/v1/support/tickets/{id}/merge': async (world, name) => {
    const { params } = await ticket()(world, name);
    return { ...(await ticket()(world, name)), body: { into_id: params?.['id'] } };
  },
  'POST /api/v1/support/tickets/{id}/unmerge': async (world, name) => {
    const [from, into] = [await ticket()(world, name), await ticket()(world, name)];
    await world.test.db.rows(`update tickets set status = 'closed', merged_into_id = ? where id = ?`, [
      into.params?.['id'],
      from.params?.['id'],
    ]);
    const { comment } = await world.test.db.given(
      aComment({ task: { id: into.params?.['id'] ?? '', projectId: null }, author: world.people.owner }),
    );
    await world.test.db.rows('update task_comments set moved_from = ? where id = ?', [from.params?.['id'], comment.id]);
    return from;
  },
  'GET /api/v1/support/tickets/{id}/links': ticket(),
  'POST /api/v1/support/tickets/{id}/links': async (world, name) => ({
    ...(await ticket()(world, name)),
    body: { other_id: (await ticket()(world, name)).params?.['id'] },
  }),
  'DELETE /api/v1/support/tickets/{id}/links/{other_id}': async (world, name) => {
    const [one, other] = [await ticket()(world, name), await ticket()(world, name)];
    const ids = [one.params?.['id'] ?? '', other.params?.['id'] ?? ''];
    await world.test.db.rows(
      `insert into ticket_links (ticket_id, other_id, kind) values (?, ?, 'related') returning id`,
      [...ids].sort(),
    );
    return { ...one, params: { id: ids[0] ?? '', other_id: ids[1] ?? '' } };
  },
  'POST /api/v1/support/tickets/{id}/assign-in-turn': ticket(),
  'POST /api/v1/support/tickets/{id}/tasks': async (world, name) => {
    const { project } = await world.test.db.given(aProject({ customer: world.people.owner }));
    return { ...(await ticket()(world, name)), body: { project_id: project.id, title: 'Replace the print head' } };
  },
  'POST /api/v1/support/tickets/{id}/tickets': async (world, name) => {
    const made = await ticket()(world, name);
    const task = { id: made.params?.['id'] ?? '', projectId: null };
    const message = aComment({ task, author: world.people.owner });
    await world.test.db.given(message);
    const { comment } = await world.test.db.given(message);
    return { ...made, body: { message_id: comment.id, title: 'A second question' } };
  },
  'GET /api/v1/support/forwards': () => ({}),
  'POST /api/v1/support/tickets/{id}/forwards': async (world, name) => {
    const made = await ticket()(world, name);
    const task = { id: made.params?.['id'] ?? '', projectId: null };
    const { comment } = await world.test.db.given(aComment({ task, author: world.people.owner }));
    return { ...made, body: { message_id: comment.id, to: ['service@vendor.example'] } };
  },
  'DELETE /api/v1/support/tickets/{id}': ticket(),
  'POST /api/v1/support/tickets/{id}/restore': deleted('tickets', ticket()),
  'GET /api/v1/support/inbound-mails': () => ({}),
  'GET /api/v1/support/refused-mails': () => ({}),
  'GET /api/v1/support/inbound-mails/{id}': waitingMail,
  'GET /api/v1/support/inbound-mails/{id}/original': waitingMail,
  'PUT /api/v1/support/inbound-mails/{id}': waitingMail,
  'POST /api/v1/support/inbound-mails/{id}/file': async (world, name) => {
    const { params } = await ticket()(world, name);
    return { ...(await waitingMail(world, name)), body: { ticket_id: params?.['id'] } };
  },
  'GET /api/v1/support/canned-replies': () => ({}),
  'POST /api/v1/support/canned-replies': () => ({}),
  'GET /api/v1/support/canned-replies/{id}': cannedReply,
  'PUT /api/v1/support/canned-replies/{id}': cannedReply,
  'DELETE /api/v1/support/canned-replies/{id}': cannedReply,
  'GET /api/v1/closed-days': () => ({}),
  'POST /api/v1/closed-days': () => ({ body: { day: aDay() } }),
  'DELETE /api/v1/closed-days/{id}': closedDay,
};
