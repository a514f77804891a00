import { aBroadcast } from '../../factories/broadcast.factory.js';
import { aMailSuppression } from '../../factories/mail-suppression.factory.js';
import type { Fixture, Fixtures } from './walk.js';

const template: Fixture = () => ({ params: { name: 'consultation_received' } });

const draft: Fixture = async ({ test, people }) => ({
  params: { id: (await test.db.given(aBroadcast({ author: people.admin }))).broadcast.id },
});

const sending: Fixture = async (world, name) => {
  const visit = await draft(world, name);
  await world.test.db.rows(`update broadcasts set status = 'sending' where id = ? returning id`, [
    visit.params?.['id'],
  ]);
  return visit;
};

/** Texts of messages, and messages that admins send. */
export const notificationFixtures: Fixtures = {
  'GET /api/v1/notifications/sent': () => ({}),
  'POST /api/v1/notifications/send': () => ({}),
  'GET /api/v1/notifications/broadcasts': () => ({}),
  'POST /api/v1/notifications/broadcasts': () => ({}),
  'POST /api/v1/notifications/broadcasts/recipients': () => ({}),
  'POST /api/v1/notifications/broadcasts/preview': () => ({}),
  'POST /api/v1/notifications/broadcasts/test': () => ({}),
  'GET /api/v1/notifications/broadcasts/{id}': draft,
  'PUT /api/v1/notifications/broadcasts/{id}': draft,
  'DELETE /api/v1/notifications/broadcasts/{id}': draft,
  'POST /api/v1/notifications/broadcasts/{id}/send': draft,
  'POST /api/v1/notifications/broadcasts/{id}/cancel': sending,
  'GET /api/v1/notifications/suppressions': () => ({}),
  'PUT /api/v1/notifications/suppressions/{id}': async ({ test }) => ({
    params: { id: (await test.db.given(aMailSuppression())).suppression.id },
  }),
  'GET /api/v1/notifications/templates': () => ({}),
  'GET /api/v1/notifications/templates/{name}': template,
  'PUT /api/v1/notifications/templates/{name}': template,
  'POST /api/v1/notifications/templates/{name}/preview': template,
  'POST /api/v1/notifications/templates/{name}/test': template,
  'GET /api/v1/notifications/templates/{name}/versions': template,
  'POST /api/v1/notifications/templates/{name}/revert': template,
};
