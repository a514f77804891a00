import { randomUUID } from 'node:crypto';
import { MagicLinks } from '../../../src/modules/auth/index.js';
import { UnsubscribeLinks } from '../../../src/modules/notifications/index.js';
import { aCompany } from '../../factories/company.factory.js';
import { aConsultation } from '../../factories/consultation.factory.js';
import { aNotification } from '../../factories/notification.factory.js';
import { aSavedView } from '../../factories/saved-view.factory.js';
import { aSession } from '../../factories/session.factory.js';
import { anAdmin, aUser } from '../../factories/user.factory.js';
import { deleted, type Fixture, type Fixtures, type Visit } from './walk.js';
import { headersOf, type WalkerName, type World } from './walkers.js';

const anAddress = (): string => `${randomUUID().slice(0, 8)}@walk.test`;
const toANewAddress: Fixture = () => ({ body: { email: anAddress() } });

const withLink: Fixture = async ({ test }) => {
  const { url } = await test.db.service(MagicLinks).issueForOperator(anAddress());
  return { body: { token: url.slice(url.indexOf('#token=') + '#token='.length) } };
};
const ownSession = ({ people }: World): Visit => ({
  subject: (name) => ({ user_id: name === 'anonymous' ? null : people[name].id }),
});
/** Calls that end or change the session that they are made with. */
const inOwnSession: Fixture = async (world, name) => ({
  ...ownSession(world),
  headers: await headersOf(world, name),
  isCallersOwn: true,
});

const byCompany: Fixture = async ({ test }) => ({
  params: { id: (await test.db.given(aCompany(`Company ${randomUUID()}`))).company.id },
});
const byUser: Fixture = async ({ test }) => ({ params: { id: (await test.db.given(aUser())).user.id } });
const toAnInvitedOne: Fixture = async ({ test }) => ({
  params: { id: (await test.db.given(aUser({ status: 'invited' }))).user.id },
});

const toBeErased: Fixture = async ({ test }) => {
  const { user } = await test.db.given(aUser());
  return { params: { id: user.id }, body: { confirmation: user.email } };
};

/** A request of the owner. The viewer sees it as a primary contact of the same company. */
const consultation: Fixture = async ({ test, people: { owner } }) => {
  const { consultation: row } = await test.db.given(aConsultation({ customer: owner }));
  return {
    params: { id: row.id },
    subject: { customer_id: owner.id, company_id: owner.companyId },
    visible: 'consultation.read',
  };
};

const isOwner = (name: WalkerName): boolean => name === 'owner';

/** Visible to its own user only, not to admins. */
const notification: Fixture = async ({ test, people }) => {
  const { notification: row } = await test.db.given(aNotification({ to: people.owner }));
  return { params: { id: row.id }, visible: isOwner };
};
/** Its own user's only. */
const pushDevice: Fixture = async ({ test, people }) => {
  const [row] = await test.db.rows<{ id: string }>(
    `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth)
     values (gen_random_uuid(), ?, gen_random_uuid()::text, 'key', 'secret') returning id`,
    [people.owner.id],
  );
  return { params: { id: row?.id ?? '' }, visible: isOwner };
};
/** The signed link is the proof; no session is needed. */
const withMailLink: Fixture = ({ test, people }) => ({
  body: {
    token: test.db.service(UnsubscribeLinks).tokenFor({ userId: people.owner.id, categories: ['projects'] }),
    preferences: undefined,
  },
});
const session: Fixture = async ({ test, people }) => {
  const { session: row } = await test.db.given(aSession(people.owner));
  return { params: { id: row.id }, subject: { user_id: people.owner.id }, visible: isOwner };
};

/** One that is shared by another admin. */
const savedView: Fixture = async ({ test }) => {
  const { admin } = await test.db.given(anAdmin());
  return { params: { id: (await test.db.given(aSavedView(admin, { is_shared: true }))).savedView.id } };
};

const errorGroup: Fixture = async ({ test }) => {
  const [row] = await test.db.rows<{ id: string }>(
    `insert into error_groups (id, created_at, updated_at, version, fingerprint, message, type, severity, route, status,
       count, first_seen, last_seen, last_report_id)
     values (gen_random_uuid(), now(), now(), 1, gen_random_uuid()::text, 'Broken', 'javascript', 'high', '/',
       'unresolved', 1, now(), now(), gen_random_uuid()) returning id`,
  );
  return { params: { id: row?.id ?? '' } };
};

/** Users, companies, sessions, consultations, notifications and reported errors. */
export const peopleFixtures: Fixtures = {
  'POST /api/v1/auth/magic-links': toANewAddress,
  'POST /api/v1/auth/magic-links/preview': withLink,
  'POST /api/v1/auth/magic-links/resend': withLink,
  'POST /api/v1/auth/session': withLink,
  'GET /api/v1/auth/session': ownSession,
  'POST /api/v1/auth/session/refresh': inOwnSession,
  'DELETE /api/v1/auth/session': inOwnSession,
  'GET /api/v1/auth/sessions': ownSession,
  'DELETE /api/v1/auth/sessions/{id}': session,

  'GET /api/v1/me': () => ({}),
  'PUT /api/v1/me': () => ({}),
  'GET /api/v1/analytics/dashboard': () => ({}),
  'GET /api/v1/analytics/trends': () => ({}),
  'GET /api/v1/analytics/work-queue': () => ({}),
  'GET /api/v1/analytics/team': () => ({}),
  'GET /api/v1/users': () => ({}),
  'POST /api/v1/users': toANewAddress,
  'GET /api/v1/users/{id}': byUser,
  'PUT /api/v1/users/{id}': byUser,
  'DELETE /api/v1/users/{id}': byUser,
  'GET /api/v1/users/{id}/erasure': byUser,
  'POST /api/v1/users/{id}/erasure': toBeErased,
  'POST /api/v1/users/{id}/invitation': toAnInvitedOne,
  'POST /api/v1/users/{id}/restore': deleted('users', byUser),
  'GET /api/v1/companies': () => ({}),
  'POST /api/v1/companies': () => ({ body: { name: `Company ${randomUUID()}` } }),
  'GET /api/v1/companies/{id}': byCompany,
  'GET /api/v1/companies/{id}/files': byCompany,
  'PUT /api/v1/companies/{id}': byCompany,
  'DELETE /api/v1/companies/{id}': byCompany,
  'POST /api/v1/companies/{id}/merge': async (world, name) => {
    const into = await byCompany(world, name);
    return { ...(await byCompany(world, name)), body: { into_id: into.params?.['id'] } };
  },
  'POST /api/v1/companies/{id}/restore': deleted('companies', byCompany),

  'GET /api/v1/public-consultation/form-token': () => ({}),
  'POST /api/v1/public-consultation': toANewAddress,
  'GET /api/v1/consultation-requests': () => ({}),
  'POST /api/v1/consultation-requests': () => ({}),
  'GET /api/v1/consultation-requests/{id}': consultation,
  'PUT /api/v1/consultation-requests/{id}': async (world, name) => ({
    ...(await consultation(world, name)),
    body: { status: undefined, title: 'A new title' },
  }),
  'DELETE /api/v1/consultation-requests/{id}': consultation,
  'POST /api/v1/consultation-requests/{id}/restore': deleted('consultation_requests', consultation),
  'GET /api/v1/consultation-requests/{id}/contacts': consultation,
  'GET /api/v1/consultation-requests/{id}/history': consultation,
  'POST /api/v1/consultation-requests/{id}/contacts': consultation,
  'POST /api/v1/consultation-requests/{id}/replies': consultation,
  'POST /api/v1/consultation-requests/{id}/convert-to-project': consultation,
  'POST /api/v1/consultation-requests/{id}/convert-to-deal': consultation,

  'GET /api/v1/notifications': () => ({}),
  'GET /api/v1/notifications/unread': () => ({}),
  'PUT /api/v1/notifications/{id}': notification,
  'POST /api/v1/notifications/read-all': () => ({}),
  'POST /api/v1/notifications/mark-all': () => ({}),
  'POST /api/v1/notifications/mail-choice': withMailLink,
  'GET /api/v1/notifications/push-devices': () => ({}),
  'POST /api/v1/notifications/push-devices': () => ({ body: { endpoint: `https://push.example/${randomUUID()}` } }),
  'DELETE /api/v1/notifications/push-devices/{id}': pushDevice,
  'GET /api/v1/notifications/preferences': () => ({}),
  'PUT /api/v1/notifications/preferences': () => ({}),

  'POST /api/v1/error-reports': () => ({}),
  'GET /api/v1/error-reports': () => ({}),
  'GET /api/v1/error-reports/{id}': errorGroup,
  'PUT /api/v1/error-reports/{id}': errorGroup,
  'GET /api/v1/search': () => ({ query: { q: 'anything' } }),
  'GET /api/v1/saved-views': () => ({}),
  'POST /api/v1/saved-views': () => ({ body: { path: '/admin/deals', name: 'Signed', search: 'status=active' } }),
  'GET /api/v1/saved-views/{id}': savedView,
  'PUT /api/v1/saved-views/{id}': savedView,
  'DELETE /api/v1/saved-views/{id}': savedView,
};
