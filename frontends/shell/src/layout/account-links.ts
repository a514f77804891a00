import type { Role } from '@portal/contracts';
import { diagnosticsAreOn } from '@portal/data-access';
import type { SiteLink } from '@portal/ui';

const dashboard: SiteLink = { label: 'Dashboard', href: '/dashboard' };

const realtimeTest: SiteLink = { label: 'Real-time Test', href: '/admin/realtime-test' };

const byRole: Record<Role, readonly SiteLink[]> = {
  admin: [
    { label: 'Admin Consultations', href: '/admin/consultations' },
    { label: 'Project Management', href: '/admin/projects' },
    { label: 'Customers', href: '/admin/customers' },
    { label: 'Legacy Projects', href: '/admin/projects-legacy' },
    { label: 'Error Reports', href: '/admin/error-reports' },
  ],
  customer: [
    { label: 'My Projects', href: '/customer/projects' },
    { label: 'My Consultations', href: '/customer/consultations' },
    { label: 'Profile', href: '/customer/profile' },
  ],
};

/** What the signed-in menu links for a role: only what exists (specification, section 2). */
export const accountLinks = (role: Role): readonly SiteLink[] => [
  dashboard,
  ...byRole[role],
  ...(role === 'admin' && diagnosticsAreOn() ? [realtimeTest] : []),
];

/** Pages of the api itself that operators use; opened by the browser, not by the router. */
export const operatorLinks: readonly SiteLink[] = [
  { label: 'Queues', href: '/ops/queues' },
  { label: 'API reference', href: '/api/docs' },
];
