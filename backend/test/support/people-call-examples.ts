import type { Cast } from '../factories/cast.factory.js';
import type { ExampleCall } from './deal-call-examples.js';

/** An example of each call of accounts, and of what they are told. */
export const peopleCallExamples = (cast: Cast): Record<string, () => Promise<ExampleCall>> => ({
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
  'GET users user_id': () => Promise.resolve({ query: { user_id: cast.customer.id } }),
  'GET users': () => Promise.resolve({ query: { role: 'customer', search: 'dana' } }),
  'POST users': () => Promise.resolve({ body: { email: 'new@example.test' }, status: 201 }),
  'PUT users user_id': () => Promise.resolve({ body: { user_id: cast.coworker.id, first_name: 'Luisa' } }),
  'DELETE users user_id': () => Promise.resolve({ body: { user_id: cast.primary.id } }),
  'GET me': () => Promise.resolve({}),
  'PUT me': () => Promise.resolve({ body: { first_name: 'Avery' } }),
});
