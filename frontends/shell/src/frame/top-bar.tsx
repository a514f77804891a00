import type { UserView } from '@portal/contracts';
import { brand, IconButton, Logo, LogoMark, ThemeSwitch } from '@portal/ui';
import { Menu as MenuIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { ConnectionBadge } from '../layout/connection-badge.js';
import { BellPlace } from '../notifications/bell-place.js';
import { PaletteButton } from '../palette/palette-button.js';
import type { createLinks } from './menus/account-links.js';
import { Breadcrumbs } from './breadcrumbs.js';
import { CreateMenu } from './menus/create-menu.js';
import { PersonMenu } from './menus/person-menu.js';
import styles from './top-bar.module.css';
import type { Crumb } from './use-crumbs.js';
import { WebsiteMenu } from './menus/website-menu.js';

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
  <header className={`${styles.bar} no-print`}>
    <IconButton className={styles.menu} aria-label="Menu" aria-haspopup="dialog" onClick={onMenu}>
      <MenuIcon size={20} strokeWidth={1.75} aria-hidden="true" />
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
    <div className={styles.controls}>
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
