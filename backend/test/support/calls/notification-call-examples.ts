import type { Cast } from '../../factories/cast.factory.js';
import type { ExampleCall } from './deal-call-examples.js';

/** An example of each call of notifications. */
export const notificationCallExamples = (cast: Cast): Record<string, () => Promise<ExampleCall>> => ({
  'POST notifications send': () =>
    Promise.resolve({
      body: {
        ...{
          action: 'send',
          title: 'Moved',
          body: 'Hello {{ first_name }}',
          category: 'projects',
          channels: ['in_app'],
        },
        audience: { kind: 'people', user_ids: [cast.customer.id] },
      },
      status: 201,
    }),
  'GET notifications templates': () => Promise.resolve({ query: { action: 'templates' } }),
  'GET notifications history': () => Promise.resolve({ query: { action: 'history', limit: '5', offset: '0' } }),
  'GET notifications preferences': () => Promise.resolve({ query: { action: 'preferences' } }),
  'PUT notifications preferences': () =>
    Promise.resolve({ body: { action: 'preferences', preferences: [{ category: 'projects', email: 'off' }] } }),
});
