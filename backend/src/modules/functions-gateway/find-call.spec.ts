import { DomainError } from '@portal/contracts';
import { findCall } from './find-call.js';

const call = (name: string, method: string, query: Record<string, unknown> = {}, body?: unknown) =>
  findCall({ name, method, query, body });

describe('the table of the specification’s calls (decisions, section 2)', () => {
  it.each([
    [call('consultation-requests', 'GET', { id: 'X' }), '/api/v1/consultation-requests/X', undefined],
    [
      call('consultation-requests', 'GET', { status: 'pending', page: '2' }),
      '/api/v1/consultation-requests?status=pending&page=2',
      undefined,
    ],
    [
      call('consultation-requests', 'PUT', {}, { id: 'X', status: 'in_progress' }),
      '/api/v1/consultation-requests/X',
      { status: 'in_progress' },
    ],
    [
      call('consultation-requests', 'PUT', { id: 'X' }, { title: 'T' }),
      '/api/v1/consultation-requests/X',
      { title: 'T' },
    ],
    [call('consultation-requests', 'DELETE', {}, { id: 'X' }), '/api/v1/consultation-requests/X', undefined],
    [call('users', 'GET', { user_id: 'X' }), '/api/v1/users/X', undefined],
    [call('users', 'DELETE', { user_id: 'X' }), '/api/v1/users/X', undefined],
    [call('me', 'PUT', {}, { first_name: 'Ada' }), '/api/v1/me', { first_name: 'Ada' }],
    [call('task-comments', 'DELETE', { action: 'attachment', id: 'X' }), '/api/v1/attachments/X', undefined],
    [call('task-comments', 'DELETE', { id: 'X' }), '/api/v1/task-comments/X', undefined],
    [
      call('task-comments', 'POST', {}, { action: 'upload', comment_id: 'X', file_name: 'a' }),
      '/api/v1/task-comments/X/attachments',
      { file_name: 'a' },
    ],
    [call('task-comments', 'POST', { action: 'other' }, {}), '/api/v1/task-comments?action=other', {}],
    [call('analytics', 'GET', { type: 'dashboard' }), '/api/v1/analytics/dashboard', undefined],
    [
      call('deals/promocodes', 'GET', { status: 'active', deal_type: 'recurring' }),
      '/api/v1/deals/promocodes?status=active&deal_type=recurring',
      undefined,
    ],
    [call('deals/promocodes/X', 'PUT', {}, { status: 'paused' }), '/api/v1/deals/promocodes/X', { status: 'paused' }],
    [call('deals/promocodes/X', 'DELETE'), '/api/v1/deals/promocodes/X', undefined],
    [call('deals/customer-deals/a%2Fb', 'PUT', {}, {}), '/api/v1/deals/customer-deals/a%2Fb', {}],
  ])('finds the route (%#)', (target, path, body) => {
    expect(target.path).toBe(path);
    expect(target.body).toEqual(body);
  });

  it.each(['../../ops/queues', 'a/b?c', 'a#b'])('keeps an id one segment of the path: %s', (id) => {
    expect(call('users', 'GET', { user_id: id }).path).toBe(`/api/v1/users/${encodeURIComponent(id)}`);
  });

  it.each([
    ['unknown', 'GET', {}, undefined, 'not_found'],
    ['me', 'DELETE', {}, undefined, 'not_found'],
    ['users', 'PUT', {}, { first_name: 'Ada' }, 'invalid'],
    ['users', 'PUT', { user_id: 'A' }, { user_id: 'B' }, 'invalid'],
    ['users', 'DELETE', { user_id: ['A', 'B'] }, undefined, 'invalid'],
    ['consultation-requests', 'GET', { id: '.' }, undefined, 'invalid'],
    ['analytics', 'GET', { type: '..' }, undefined, 'invalid'],
    ['deals/promocodes/..', 'DELETE', {}, undefined, 'not_found'],
    ['deals/promocodes/%2e%2e', 'DELETE', {}, undefined, 'not_found'],
    ['deals/promocodes/%', 'DELETE', {}, undefined, 'not_found'],
    ['deals/promocodes/X/restore', 'PUT', {}, {}, 'not_found'],
  ])('refuses %s %s', (name, method, query, body, code) => {
    expect(() => call(name, method, query, body)).toThrow(DomainError);
    try {
      call(name, method, query, body);
    } catch (error) {
      expect((error as DomainError).code).toBe(code);
    }
  });
});
