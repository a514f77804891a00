import type { Role } from '@portal/contracts';
import type { SiteLink } from '@portal/ui';
import { remotes } from '../router/remotes.js';

interface AccountLink extends SiteLink {
  /** Pages without a link of their own that belong to this one. */
  covers?: readonly string[];
}

const dashboard: AccountLink = { label: 'Dashboard', href: '/dashboard' };

/** Of everybody with an account: name, mail, where one is signed in. */
export const profile = '/customer/profile';

/** What the signed-in menu links for a role: only what exists (specification, section 2). */
export const accountLinks = (role: Role): readonly AccountLink[] => [
  dashboard,
  ...remotes.menuOf(role).map(({ label, path, covers }) => ({ label, href: path, covers })),
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
