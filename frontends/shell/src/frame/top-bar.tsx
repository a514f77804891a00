import type { UserView } from '@portal/contracts';
import { brand, IconButton, keysText, Logo, LogoMark, Menu, type MenuItem, shortcuts, ThemeSwitch } from '@portal/ui';
import { ChevronDown, Globe, Menu as DrawerIcon, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { ConnectionBadge } from '../layout/connection-badge.js';
import { BellPlace } from '../notifications/bell-place.js';
import { PaletteButton } from '../palette/palette-button.js';
import { Breadcrumbs } from './breadcrumbs.js';
import type { createLinks } from './menus/account-links.js';
import { MenuIcon } from './menus/menu-icon.js';
import { PersonMenu } from './menus/person-menu.js';
import { websiteGroups } from './menus/website-links.js';
import styles from './top-bar.module.css';
import type { Crumb } from './use-crumbs.js';

interface TopBarProps {
  user: UserView;
  isAdmin: boolean;
  crumbs: readonly Crumb[];
  creates: ReturnType<typeof createLinks>;
  createButton: RefObject<HTMLButtonElement | null>;
  onMenu: () => void;
  onSearch: () => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** The one bar over signed-in screens: brand, place, search, create, connection, site, notifications, theme, person. */
export const TopBar = ({
  user,
  isAdmin,
  crumbs,
  creates,
  createButton,
  onMenu,
  onSearch,
  onShortcuts,
  onSignOut,
}: TopBarProps) => (
  <header className={`${styles.bar} sticky line-below surface no-print`}>
    <IconButton className={styles.menu} aria-label="Menu" aria-haspopup="dialog" onClick={onMenu}>
      <DrawerIcon size={20} strokeWidth={1.75} />
    </IconButton>
    <a
      href="/dashboard"
      className={crumbs.length > 1 ? `${styles.brand} ${styles.brandOfDetail}` : styles.brand}
      aria-label={`${brand.name}, dashboard`}
    >
      <span className={styles.mark}>
        <LogoMark size={28} />
      </span>
      <span className={styles.name}>
        <Logo size={28} />
      </span>
    </a>
    <Breadcrumbs crumbs={crumbs} />
    <div className={`${styles.controls} fixed`}>
      <ConnectionBadge />
      <PaletteButton onOpen={onSearch} look="search" />
      {creates.length > 0 ? <CreateMenu links={creates} buttonRef={createButton} /> : null}
      <WebsiteMenu />
      <BellPlace />
      <span className={styles.theme}>
        <ThemeSwitch />
      </span>
      <PersonMenu user={user} isAdmin={isAdmin} onShortcuts={onShortcuts} onSignOut={onSignOut} />
    </div>
  </header>
);

interface CreateMenuProps {
  links: ReturnType<typeof createLinks>;
  /** Its button, which the shortcut presses. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** What can be created from anywhere; each item opens its form. */
const CreateMenu = ({ links, buttonRef }: CreateMenuProps) => (
  <Menu
    label="Create"
    title={`Create · ${keysText(shortcuts.create.keys)}`}
    className={styles.create}
    buttonRef={buttonRef}
    trigger={<Plus size={18} strokeWidth={2} />}
    items={links.map(({ label, href, icon }) => ({ label, href, icon: <MenuIcon name={icon} /> }))}
  />
);

const items: readonly MenuItem[] = websiteGroups.flatMap(({ title, links }, group) =>
  links.map(({ label, href }, at) => ({ label, href, ...(group > 0 && at === 0 ? { heading: title } : {}) })),
);

/** The public site's menu, folded into one. */
const WebsiteMenu = () => (
  <Menu
    label="Website"
    className={styles.website}
    trigger={
      <>
        <Globe size={18} strokeWidth={1.75} aria-hidden="true" className={styles.websiteIcon} />
        <span className={styles.websiteLabel}>Website</span>
        <ChevronDown size={14} strokeWidth={1.75} />
      </>
    }
    items={items}
  />
);
