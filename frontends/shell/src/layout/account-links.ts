import type { Role } from '@portal/contracts';
import type { SiteLink } from '@portal/ui';
import { remotes } from '../router/remotes.js';

interface AccountLink extends SiteLink {
  /** Paths of pages that have no link of their own and belong to this one. */
  covers?: readonly string[];
}

const dashboard: AccountLink = { label: 'Dashboard', href: '/dashboard' };

/** For all roles: name, mail, sessions. */
export const profile = '/customer/profile';

/** The links of the signed-in menu for a role, existing pages only (specification, section 2). */
export const accountLinks = (role: Role): readonly AccountLink[] => [
  dashboard,
  ...remotes.menuOf(role).map(({ label, path, covers }) => ({ label, href: path, covers })),
];

const isUnder = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);

/** The link that a page belongs to: its own, or that of its list. */
export const currentLink = (links: readonly AccountLink[], pathname: string): AccountLink | undefined =>
  links.find(({ href, covers = [] }) => [href, ...covers].some((root) => isUnder(pathname, root)));

/** Pages of the api itself that operators use; opened by the browser, not by the router. */
export const operatorLinks: readonly SiteLink[] = [
  { label: 'Queues', href: '/ops/queues' },
  { label: 'API reference', href: '/api/docs' },
];
