import type { Role } from '@portal/contracts';
import { diagnosticsAreOn } from '@portal/data-access';
import type { SiteLink } from '@portal/ui';

interface AccountLink extends SiteLink {
  /** Pages without a link of their own that belong to this one. */
  covers?: readonly string[];
}

const dashboard: AccountLink = { label: 'Dashboard', href: '/dashboard' };

/** Of everybody with an account: name, mail, where one is signed in. */
export const profile = '/customer/profile';

const realtimeTest: AccountLink = { label: 'Real-time Test', href: '/admin/realtime-test' };

/** Tasks that are still to do; the list shows what is due first on top. */
const openTasks = '?status=backlog,todo,in_progress,in_review,blocked';

const byRole: Record<Role, readonly AccountLink[]> = {
  admin: [
    { label: 'Admin Consultations', href: '/admin/consultations' },
    {
      label: 'Project Management',
      href: '/admin/projects',
      covers: ['/admin/projects-enhanced'],
    },
    { label: 'Tasks', href: `/admin/tasks${openTasks}`, covers: ['/admin/tasks', '/admin/task'] },
    { label: 'Customers', href: '/admin/customers' },
    { label: 'Deals', href: '/admin/deals' },
    { label: 'Billing', href: '/admin/billing' },
    { label: 'Legacy Projects', href: '/admin/projects-legacy' },
    { label: 'Error Reports', href: '/admin/error-reports', covers: ['/admin/error-testing'] },
    { label: 'Profile', href: profile },
  ],
  customer: [
    { label: 'My Projects', href: '/customer/projects' },
    { label: 'My Tasks', href: `/customer/tasks${openTasks}`, covers: ['/customer/tasks', '/customer/task', '/task'] },
    { label: 'My Consultations', href: '/customer/consultations' },
    { label: 'My Deals', href: '/customer/account' },
    { label: 'Billing', href: '/customer/billing' },
    { label: 'Profile', href: profile },
  ],
};

/** What the signed-in menu links for a role: only what exists (specification, section 2). */
export const accountLinks = (role: Role): readonly AccountLink[] => [
  dashboard,
  ...byRole[role],
  ...(role === 'admin' && diagnosticsAreOn() ? [realtimeTest] : []),
];

const isUnder = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);

/** The link that a page belongs to: its own, or that of the list one comes from. */
export const currentLink = (links: readonly AccountLink[], pathname: string): AccountLink | undefined =>
  links.find(({ href, covers = [] }) => [href, ...covers].some((root) => isUnder(pathname, root)));

/** Pages of the api itself that operators use; opened by the browser, not by the router. */
export const operatorLinks: readonly SiteLink[] = [
  { label: 'Queues', href: '/ops/queues' },
  { label: 'API reference', href: '/api/docs' },
];
