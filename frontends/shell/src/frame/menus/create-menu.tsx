import { keysText, Menu, shortcuts } from '@portal/ui';
import { Plus } from 'lucide-react';
import type { RefObject } from 'react';
import type { createLinks } from './account-links.js';
import { MenuIcon } from './menu-icon.js';
import styles from '../top-bar.module.css';

interface CreateMenuProps {
  links: ReturnType<typeof createLinks>;
  /** Its button, which the shortcut presses. */
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** What can be created from anywhere; each item opens its form. */
export const CreateMenu = ({ links, buttonRef }: CreateMenuProps) => (
  <Menu
    label="Create"
    title={`Create · ${keysText(shortcuts.create.keys)}`}
    className={styles.create}
    buttonRef={buttonRef}
    trigger={<Plus size={18} strokeWidth={2} aria-hidden="true" />}
    items={links.map(({ label, href, icon }) => ({ label, href, icon: <MenuIcon name={icon} /> }))}
  />
);
