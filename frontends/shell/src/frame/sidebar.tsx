import { keysText, shortcuts } from '@portal/ui';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { AccountGroup, AccountLink } from './menus/account-links.js';
import { NavGroups } from './menus/nav-groups.js';
import styles from './sidebar.module.css';
import type { SidebarWidth } from './sidebar-width.js';

interface SidebarProps {
  groups: readonly AccountGroup[];
  current: AccountLink | undefined;
  width: SidebarWidth;
  /** Whether it has been collapsed or expanded on this page: then it slides. */
  hasMoved: boolean;
  onToggle: () => void;
}

/** The places on a desk, beside every screen; on smaller screens the drawer has them. */
export function Sidebar({ groups, current, width, hasMoved, onToggle }: SidebarProps) {
  const isNarrow = width === 'icons';
  const action = isNarrow ? 'Expand sidebar' : 'Collapse sidebar';
  const Icon = isNarrow ? PanelLeftOpen : PanelLeftClose;
  return (
    <div className={`${styles.sidebar} surface no-print`} data-frame={width} data-moved={hasMoved || undefined}>
      <nav aria-label="Your pages" className={styles.places}>
        <NavGroups groups={groups} current={current} isNarrow={isNarrow} />
      </nav>
      <button
        type="button"
        className={`${styles.toggle} clip rounded-8 weight-500 nowrap`}
        aria-label={action}
        aria-keyshortcuts={shortcuts.sidebar.keys}
        title={`${action} · ${keysText(shortcuts.sidebar.keys)}`}
        onClick={onToggle}
      >
        <Icon size={18} strokeWidth={1.75} />
        {isNarrow ? null : <span>Collapse</span>}
      </button>
    </div>
  );
}
