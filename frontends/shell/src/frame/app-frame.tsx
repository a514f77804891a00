import type { UserView } from '@portal/contracts';
import { keysOfPlace, type ShortcutHandlers, shortcuts, useMediaQuery, useShortcuts } from '@portal/ui';
import { memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { BottomBar } from './bottom-bar.js';
import { Drawer } from './drawer.js';
import { type AccountLink, accountLinks, createLinks, currentLink, groupsOf } from './menus/account-links.js';
import { NavGroups } from './menus/nav-groups.js';
import { firstNameOf } from './menus/person-menu.js';
import { ShortcutsDialog } from './shortcuts-dialog.js';
import { rememberedWidth, rememberWidth } from './sidebar-width.js';
import { Sidebar } from './sidebar.js';
import { TopBar } from './top-bar.js';
import { useCrumbs } from './use-crumbs.js';

interface AppFrameProps {
  user: UserView;
  /** Opens the palette. */
  onSearch: () => void;
  onSignOut: () => void;
}

/** The frame of signed-in screens: one bar, the sidebar or its drawer, the bar of a phone, the shortcuts. */
export function AppFrame({ user, ...given }: AppFrameProps) {
  const { pathname, search } = useLocation();
  const links = useMemo(() => accountLinks(user.role), [user.role]);
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const onSearch = useCallback(() => latest.current.onSearch(), []);
  const onSignOut = useCallback(() => latest.current.onSignOut(), []);
  return (
    <FrameParts
      user={user}
      links={links}
      current={currentLink(links, { pathname, search })}
      pathname={pathname}
      onSearch={onSearch}
      onSignOut={onSignOut}
    />
  );
}

interface FramePartsProps extends AppFrameProps {
  links: readonly AccountLink[];
  current: AccountLink | undefined;
  pathname: string;
}

/** Drawn again with another page, not with each sheet over it. */
const FrameParts = memo(function FrameParts({ user, links, current, pathname, onSearch, onSignOut }: FramePartsProps) {
  const [width, setWidth] = useState(rememberedWidth);
  const [hasMoved, setMoved] = useState(false);
  const [open, setOpen] = useState<'drawer' | 'shortcuts' | null>(null);
  const isDesk = useMediaQuery('(width >= 1024px)');
  const createButton = useRef<HTMLButtonElement>(null);
  const groups = groupsOf(links);
  const crumbs = useCrumbs(current, pathname);
  const toggle = (): void => {
    const next = width === 'wide' ? 'icons' : 'wide';
    setMoved(true);
    setWidth(next);
    rememberWidth(next);
  };
  const close = (): void => setOpen(null);
  const showShortcuts = (): void => setOpen('shortcuts');
  const showDrawer = (): void => setOpen('drawer');
  useFrameShortcuts(links, {
    create: () => (createButton.current ? createButton.current.click() : false),
    toggleSidebar: isDesk ? toggle : showDrawer,
    showShortcuts,
  });
  return (
    <>
      <TopBar
        user={user}
        isAdmin={user.role === 'admin'}
        crumbs={crumbs}
        creates={createLinks(user.role)}
        createButton={createButton}
        onMenu={showDrawer}
        onSearch={onSearch}
        onShortcuts={showShortcuts}
        onSignOut={onSignOut}
      />
      <Sidebar groups={groups} current={current} width={width} hasMoved={hasMoved} onToggle={toggle} />
      <BottomBar links={links} current={current} isOpen={open === 'drawer'} onMore={showDrawer} />
      {open === 'drawer' ? (
        <Drawer name={firstNameOf(user)} onClose={close} onSignOut={onSignOut}>
          <NavGroups groups={groups} current={current} />
        </Drawer>
      ) : null}
      {open === 'shortcuts' ? <ShortcutsDialog links={links} onClose={close} /> : null}
    </>
  );
});

interface FrameActions {
  create: () => unknown;
  toggleSidebar: () => void;
  showShortcuts: () => void;
}

/** The frame's shortcuts: its actions, and `g` with a letter for each place of the menu that has keys. */
function useFrameShortcuts(
  links: readonly AccountLink[],
  { create, toggleSidebar, showShortcuts }: FrameActions,
): void {
  const navigate = useNavigate();
  const places: [string, () => unknown][] = links.flatMap(({ href }) => {
    const keys = keysOfPlace(href);
    return keys ? [[keys, () => void navigate(href)]] : [];
  });
  const handlers: ShortcutHandlers = {
    [shortcuts.create.keys]: create,
    [shortcuts.sidebar.keys]: toggleSidebar,
    [shortcuts.help.keys]: showShortcuts,
    ...Object.fromEntries(places),
  };
  useShortcuts(handlers);
}
