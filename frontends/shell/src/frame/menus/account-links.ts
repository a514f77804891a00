import {
  labelsOf,
  menuGroupNames,
  type CreateEntry,
  type MenuEntry,
  type MenuGroup,
  type Role,
} from '@portal/contracts';
import type { SiteLink } from '@portal/ui';
import { remotes } from '../../remotes/remotes.js';

/** A place of the signed-in menu. */
export interface AccountLink
  extends SiteLink, Pick<MenuEntry, 'short' | 'group' | 'icon' | 'counts' | 'phone' | 'covers'> {}

/** A titled part of the signed-in menu. */
export interface AccountGroup {
  name: MenuGroup;
  title: string;
  links: readonly AccountLink[];
}

const ofShell: Pick<AccountLink, 'group' | 'counts' | 'covers'> = { group: 'work', counts: [], covers: [] };
const dashboard: AccountLink = {
  ...ofShell,
  ...{ label: 'Dashboard', href: '/dashboard', icon: 'dashboard', phone: true },
};

/** All notifications of the user; the shell's own, like the bell. */
export const inbox: AccountLink = { ...ofShell, label: 'Inbox', href: '/notifications', icon: 'bell', phone: false };

const titles = labelsOf(menuGroupNames);

/** For all roles: name, mail, sessions. */
export const profile = '/customer/profile';

/** The links of the signed-in menu for a role, existing pages only (specification, section 2). */
export const accountLinks = (role: Role): readonly AccountLink[] => [
  dashboard,
  inbox,
  ...remotes.menuOf(role).map(({ path, ...entry }) => ({ ...entry, href: path })),
];

/** The same in their groups; none without a link. */
export const groupsOf = (links: readonly AccountLink[]): readonly AccountGroup[] =>
  menuGroupNames
    .map((name) => ({ name, title: titles[name], links: links.filter(({ group }) => group === name) }))
    .filter((group) => group.links.length > 0);

/** What a role creates from anywhere, as links that open the forms. */
export const createLinks = (role: Role): readonly (SiteLink & Pick<CreateEntry, 'icon'>)[] =>
  remotes.createsOf(role).map(({ label, path, icon }) => ({ label, href: path, icon }));

/**
 * How exactly an address names the page: the length of the path that it has in common, and a bit for a query that the
 * page has too; 0 where it is of another page.
 */
function closeness(address: string, pathname: string, search: URLSearchParams): number {
  const { pathname: root, searchParams } = new URL(address, 'https://any.example');
  if (searchParams.size > 0) {
    const isSame = root === pathname && [...searchParams].every(([name, value]) => search.get(name) === value);
    return isSame ? root.length + 0.5 : 0;
  }
  return pathname === root || pathname.startsWith(`${root}/`) ? root.length : 0;
}

/** The link that a page belongs to: its own, or that of its list. One at most. */
export function currentLink(
  links: readonly AccountLink[],
  { pathname, search = '' }: { pathname: string; search?: string },
): AccountLink | undefined {
  const params = new URLSearchParams(search);
  const ranked = links
    .map((link) => ({
      link,
      rank: Math.max(...[link.href, ...link.covers].map((address) => closeness(address, pathname, params))),
    }))
    .filter(({ rank }) => rank > 0);
  return ranked.sort((one, other) => other.rank - one.rank)[0]?.link;
}

/** Pages of the api itself that operators use; opened by the browser, not by the router. */
export const operatorLinks: readonly SiteLink[] = [
  { label: 'Queues', href: '/ops/queues' },
  { label: 'API reference', href: '/api/docs' },
];
