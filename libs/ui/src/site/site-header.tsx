import { ChevronDown, LogOut, Menu as MenuIcon, UserRound, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { LinkButton } from '../button/button.js';
import { IconButton } from '../button/icon-button.js';
import { classNames } from '../class-names.js';
import { Logo } from '../logo/logo.js';
import { Menu, type MenuItem } from '../menu/menu.js';
import { ThemeSwitch } from '../theme/theme-switch.js';
import { brand } from '../brand.js';
import { menuGroups, mobileExtras, signedOutLinks, topLinks, type SiteLink } from './navigation.js';
import styles from './site-header.module.css';

/** The signed-in half of the header (specification, section 2). */
export interface SiteAccount {
  /** First name, or "User". */
  name: string;
  /** Dashboard and what the role adds. */
  links: readonly SiteLink[];
  onSignOut: () => void;
}

interface SiteHeaderProps {
  /** Path of this page; its link is marked as current. */
  path?: string;
  /** The signed-in user. */
  account?: SiteAccount | null;
  /** Further controls before the theme switch: bell, connection status. */
  controls?: ReactNode;
}

const hidePopover = (event: MouseEvent<HTMLElement>): void => {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
};

const current = (link: SiteLink, path?: string) => (link.href === path ? ('page' as const) : undefined);

const SolutionsPanel = ({ path }: { path?: string }) => (
  <div id="solutions-menu" popover="auto" className={styles.solutions} onClick={hidePopover}>
    {menuGroups.map((group) => (
      <nav key={group.title} aria-label={group.title} className={styles.group}>
        <p className={`${styles.groupTitle} muted tiny strong`}>{group.title}</p>
        <ul>
          {group.links.map((link) => (
            <li key={link.href}>
              <a href={link.href} aria-current={current(link, path)}>
                {link.label}
                {link.hint && <span className="weight-400 block muted small">{link.hint}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    ))}
  </div>
);

function MobileMenu({ path, account }: { path?: string; account?: SiteAccount | null }) {
  const linkOf = (link: SiteLink) => (
    <li key={link.href}>
      <a href={link.href} aria-current={current(link, path)}>
        {link.label}
      </a>
    </li>
  );
  return (
    <div id="mobile-menu" popover="auto" className={`${styles.mobile} text scrolls full`} onClick={hidePopover}>
      <div className={styles.mobileHead}>
        <Logo />
        <IconButton popoverTarget="mobile-menu" popoverTargetAction="hide" aria-label="Close menu">
          <X size={22} strokeWidth={1.75} />
        </IconButton>
      </div>
      <nav aria-label="Menu">
        {account && (
          <>
            <p className={`${styles.groupTitle} muted tiny strong`}>{account.name}</p>
            <ul>
              {account.links.map(linkOf)}
              <li>
                <button type="button" onClick={account.onSignOut}>
                  Sign Out
                </button>
              </li>
            </ul>
          </>
        )}
        <ul>{[topLinks.home, topLinks.technologies, topLinks.about, ...mobileExtras].map(linkOf)}</ul>
        {menuGroups.map((group) => (
          <div key={group.title}>
            <p className={`${styles.groupTitle} muted tiny strong`}>{group.title}</p>
            <ul>{group.links.map(linkOf)}</ul>
          </div>
        ))}
      </nav>
      {!account && (
        <div className={classNames(styles.mobileActions, 'stack gap-12', styles.whenSignedOut)}>
          <LinkButton href={signedOutLinks.signIn.href}>{signedOutLinks.signIn.label}</LinkButton>
          <LinkButton href={signedOutLinks.getStarted.href} variant="primary">
            {signedOutLinks.getStarted.label}
          </LinkButton>
        </div>
      )}
      <p className={`${styles.mobilePhone} muted`}>
        <a href={brand.phone.link}>{brand.phone.shown}</a> · {brand.hours}
      </p>
    </div>
  );
}

function AccountMenu({ account }: { account: SiteAccount }) {
  const items: MenuItem[] = [
    ...account.links.map(({ label, href }) => ({ label, href })),
    {
      label: 'Sign Out',
      icon: <LogOut size={18} strokeWidth={1.75} />,
      onSelect: account.onSignOut,
      separated: true,
    },
  ];
  return (
    <Menu
      label={`Account of ${account.name}`}
      items={items}
      trigger={
        <>
          <UserRound size={20} strokeWidth={1.75} />
          <span className={styles.accountName}>{account.name}</span>
          <ChevronDown size={16} strokeWidth={1.75} />
        </>
      }
    />
  );
}

/**
 * The site's header. Both menus are in the page and open by the browser's own popovers, so they work before any script;
 * `data-signed-in` on the root shows the right half before React has rendered.
 */
export const SiteHeader = ({ path, account, controls }: SiteHeaderProps) => (
  <header className={`${styles.header} sticky line-below`}>
    <div className={styles.bar}>
      <a href="/" className="inline-flex plain-link" aria-label={`${brand.name}, home`}>
        <Logo />
      </a>
      <nav aria-label="Main" className={styles.main}>
        <a href={topLinks.home.href} aria-current={current(topLinks.home, path)}>
          {topLinks.home.label}
        </a>
        <button type="button" popoverTarget="solutions-menu" className={styles.solutionsButton}>
          Solutions
          <ChevronDown size={16} strokeWidth={1.75} />
        </button>
        <a href={topLinks.technologies.href} aria-current={current(topLinks.technologies, path)}>
          {topLinks.technologies.label}
        </a>
        <a href={topLinks.about.href} aria-current={current(topLinks.about, path)}>
          {topLinks.about.label}
        </a>
      </nav>
      <div className={styles.controls}>
        {controls}
        <ThemeSwitch />
        {account ? (
          <AccountMenu account={account} />
        ) : (
          <>
            <div className={classNames(styles.actions, styles.whenSignedOut)}>
              <a href={signedOutLinks.signIn.href} className={styles.signIn}>
                {signedOutLinks.signIn.label}
              </a>
              <LinkButton href={signedOutLinks.getStarted.href} variant="primary" size="small">
                {signedOutLinks.getStarted.label}
              </LinkButton>
            </div>
            <div className={classNames(styles.actions, styles.whenSignedIn)}>
              <LinkButton href="/dashboard" variant="primary" size="small">
                Dashboard
              </LinkButton>
            </div>
          </>
        )}
        <IconButton popoverTarget="mobile-menu" className={styles.burger} aria-label="Menu">
          <MenuIcon size={22} strokeWidth={1.75} />
        </IconButton>
      </div>
    </div>
    <SolutionsPanel path={path} />
    <MobileMenu path={path} account={account} />
  </header>
);
