import { keysOfPlace, shortcuts, useShortcuts, type ShortcutHandlers } from '@portal/ui';
import { useNavigate } from 'react-router';
import type { AccountLink } from './menus/account-links.js';

interface FrameActions {
  create: () => unknown;
  toggleSidebar: () => void;
  showShortcuts: () => void;
}

/** The frame's shortcuts: its actions, and `g` with a letter for each place of the menu that has keys. */
export function useFrameShortcuts(
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
