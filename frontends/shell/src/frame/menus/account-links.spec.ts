import type { Role } from '@portal/contracts';
import { remotes } from '../../remotes/remotes.js';
import { builtRemotes } from '../../testing/built-remotes.js';
import { accountLinks, createLinks, currentLink, groupsOf } from './account-links.js';

const menu = (role: Role) =>
  groupsOf(accountLinks(role)).map(({ title, links }) => [title, ...links.map(({ label }) => label)]);

/** What is there for testing, last in the system's group. */
const tools = [
  'Edge Functions Demo',
  'Activity Logs Demo',
  'Activity Links Demo',
  'Activity Links Test',
  'Real-time Test',
];

function current(role: Role, address: string): string | undefined {
  const { pathname, search } = new URL(address, 'https://any.example');
  return currentLink(accountLinks(role), { pathname, search })?.label;
}

describe('the signed-in menu', () => {
  beforeEach(() => remotes.know(builtRemotes()));

  it('has what the remotes say that a role sees, in groups (specification, section 2)', () => {
    expect(menu('customer')).toEqual([
      ['Work', 'Dashboard', 'Inbox', 'My Projects', 'My Tasks', 'Support', 'My Consultations', 'Reports'],
      ['Money', 'My Deals', 'Billing'],
      ['Account', 'Profile'],
    ]);
    expect(menu('admin')).toEqual([
      ['Work', 'Dashboard', 'Inbox', 'Admin Consultations', 'Project Management', 'Tasks', 'Support'],
      ['Customers', 'Customers', 'Companies'],
      ['Money', 'Deals', 'Promo codes', 'Billing', 'Revenue'],
      ['Automation', 'Workflows', 'Notifications', 'Reports'],
      ['System', 'Error Reports', 'Imports', 'Audit', 'Legacy Projects', ...tools],
      ['Account', 'Profile'],
    ]);
  });

  it('links the shell’s own pages alone where no remote is known', () => {
    remotes.know([]);
    expect(menu('admin')).toEqual([['Work', 'Dashboard', 'Inbox']]);
  });

  it.each(['admin', 'customer'] as const)('has four places of %s for the bar of a phone, with short labels', (role) => {
    const places = accountLinks(role).filter(({ phone }) => phone);
    expect(places).toHaveLength(4);
    for (const { short, label } of places) expect((short ?? label).length).toBeLessThanOrEqual(14);
  });

  it('creates what a role may', () => {
    expect(createLinks('customer').map(({ label }) => label)).toEqual(['New ticket', 'New request']);
    expect(createLinks('admin').map(({ label }) => label)).toContain('New project');
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
    ['admin', '/admin/tasks?status=done', 'Tasks'],
    ['admin', '/admin/task/1/2', 'Tasks'],
    ['admin', '/admin/customers?search=dana', 'Customers'],
    ['admin', '/admin/customers/1', 'Customers'],
    ['admin', '/admin/customers?view=companies&page=2', 'Companies'],
    ['admin', '/admin/customers/companies/1', 'Companies'],
    ['admin', '/admin/billing/1', 'Billing'],
    ['admin', '/admin/billing?view=payments', 'Billing'],
    ['admin', '/admin/billing?view=revenue', 'Revenue'],
    ['admin', '/admin/deals?view=promo-codes', 'Promo codes'],
    ['admin', '/test-milestone-realtime', undefined],
  ] as const)('%s at %s: %s', (role, address, label) => {
    expect(current(role, address)).toBe(label);
  });
});
