import { functionCalls } from '@portal/contracts';
import type { ApiDocument } from '@portal/data-access';
import { fieldsOf, requestOf } from './function-fields.js';

const filter = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });
const document: ApiDocument = {
  paths: {
    '/api/v1/projects': { get: { parameters: [filter('status')] } },
    '/api/v1/projects/{id}': {
      put: {
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/UpdateProject' } } } },
      },
    },
    '/api/v1/notifications': { get: { parameters: [filter('limit')] } },
  },
  components: {
    schemas: {
      UpdateProject: {
        properties: {
          status: { type: 'string', enum: ['planning', 'active'] },
          budget: { anyOf: [{ type: 'number' }, { type: 'null' }] },
        },
      },
    },
  },
};
const keyedRequestOf = (name: string, method: string, has: object = {}) => {
  const call = functionCalls.find(
    (one) =>
      one.name === name &&
      one.method === method &&
      Object.entries(has).every(([key, value]) => one[key as 'action'] === value),
  );
  if (!call) throw new Error(`The table has no ${method} ${name}`);
  return call;
};

describe('the form of a call (specification, section 7)', () => {
  it('has the fields of the schema, and sends what was filled in where the call expects it', () => {
    const call = keyedRequestOf('projects', 'PUT');
    const fields = fieldsOf(call, document);
    expect(fields.find(({ name }) => name === 'id')).toMatchObject({ place: 'body', required: true });
    expect(fields.find(({ name }) => name === 'status')).toMatchObject({ kind: 'choice' });
    expect(requestOf(call, fields, { 'body.id': '7', 'body.status': 'active', 'body.budget': '12.5' })).toEqual({
      method: 'PUT',
      path: '/functions/v1/projects',
      body: { id: '7', status: 'active', budget: 12.5 },
    });
  });

  it('puts filters and actions into the query, and ids of the deals service into the path', () => {
    const list = keyedRequestOf('projects', 'GET', { idFrom: undefined });
    expect(requestOf(list, fieldsOf(list, document), { 'query.status': 'active' }).path).toBe(
      '/functions/v1/projects?status=active',
    );
    const history = keyedRequestOf('notifications', 'GET', { action: 'history' });
    expect(requestOf(history, fieldsOf(history, document), { 'query.limit': '5' }).path).toBe(
      '/functions/v1/notifications?action=history&limit=5',
    );
    const code = keyedRequestOf('deals/promocodes/{id}', 'PUT');
    expect(requestOf(code, fieldsOf(code, document), { 'path.id': 'a b' }).path).toBe(
      '/functions/v1/deals/promocodes/a%20b',
    );
  });
});
