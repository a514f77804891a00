import type { Role } from '@portal/contracts';
import { accountLinks, currentLink } from './account-links.js';

const current = (role: Role, path: string) => currentLink(accountLinks(role), path)?.label;

describe('the marked link of the signed-in menu', () => {
  it.each([
    ['customer', '/dashboard', 'Dashboard'],
    ['customer', '/customer/projects/1', 'My Projects'],
    ['customer', '/customer/tasks', 'My Tasks'],
    ['customer', '/customer/task/1/2', 'My Tasks'],
    ['customer', '/task/1/2', 'My Tasks'],
    ['admin', '/customer/profile', 'Profile'],
    ['admin', '/admin/projects-enhanced/1', 'Project Management'],
    ['admin', '/admin/projects-legacy/1', 'Legacy Projects'],
    ['admin', '/admin/tasks', 'Tasks'],
    ['admin', '/admin/task/1/2', 'Tasks'],
    ['admin', '/test-milestone-realtime', undefined],
  ] as const)('%s at %s: %s', (role, path, label) => {
    expect(current(role, path)).toBe(label);
  });
});
