import type { Role } from '@portal/contracts';
import { remotes } from '../router/remotes.js';
import { builtRemotes } from '../testing/built-remotes.js';
import { accountLinks, currentLink } from './account-links.js';

const labels = (role: Role) => accountLinks(role).map(({ label }) => label);
const current = (role: Role, path: string) => currentLink(accountLinks(role), path)?.label;

describe('the signed-in menu', () => {
  it('has what the remotes say that a role sees, in their order (specification, section 2)', () => {
    remotes.know(builtRemotes());
    expect(labels('customer')).toEqual([
      'Dashboard',
      'My Projects',
      'My Tasks',
      'My Consultations',
      'My Deals',
      'Billing',
      'Profile',
    ]);
    expect(labels('admin')).toEqual([
      'Dashboard',
      'Admin Consultations',
      'Project Management',
      'Tasks',
      'Customers',
      'Deals',
      'Billing',
      'Legacy Projects',
      'Error Reports',
      'Profile',
      'Edge Functions Demo',
      'Activity Logs Demo',
      'Activity Links Demo',
      'Activity Links Test',
      'Real-time Test',
    ]);
  });

  it('links the dashboard alone where no remote is known', () => {
    remotes.know([]);
    expect(labels('admin')).toEqual(['Dashboard']);
  });
});

describe('the marked link of the signed-in menu', () => {
  beforeEach(() => remotes.know(builtRemotes()));

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
