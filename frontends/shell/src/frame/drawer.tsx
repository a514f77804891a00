import { IconButton, Logo, ThemeSwitch, useMediaQuery } from '@portal/ui';
import { LogOut, X } from 'lucide-react';
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import styles from './drawer.module.css';
import { websiteGroups } from './menus/website-links.js';

interface DrawerProps {
  /** The user's first name. */
  name: string;
  /** The places. */
  children: ReactNode;
  onClose: () => void;
  onSignOut: () => void;
}

/** All places, the site's menu and the account on screens too narrow for the sidebar; modal, closed by Escape. */
export function Drawer({ name, children, onClose, onSignOut }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDesk = useMediaQuery('(width >= 1024px)');
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  useEffect(() => {
    if (isDesk) dialog.current?.close();
  }, [isDesk]);
  const closeBeside = (event: MouseEvent): void => {
    const isLink = (event.target as Element).closest('a') !== null;
    if (isLink || event.target === event.currentTarget) dialog.current?.close();
  };
  return (
    <dialog ref={dialog} className={styles.drawer} aria-label="Menu" onClose={onClose} onClick={closeBeside}>
      <div className={`${styles.body} stack gap-16`}>
        <div className={styles.head}>
          <Logo size={28} />
          <IconButton aria-label="Close menu" onClick={() => dialog.current?.close()}>
            <X size={20} strokeWidth={1.75} />
          </IconButton>
        </div>
        <nav aria-label="Your pages">{children}</nav>
        <nav aria-label="Website" className={`${styles.site} line-above`}>
          {websiteGroups.map(({ title, links }) => (
            <details key={title}>
              <summary>{title}</summary>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <div className={`${styles.foot} line-above`}>
          <span className={`${styles.name} grows`}>{name}</span>
          <ThemeSwitch />
          <button type="button" className={`${styles.signOut} rounded-8 nowrap`} onClick={onSignOut}>
            <LogOut size={18} strokeWidth={1.75} />
            Sign Out
          </button>
        </div>
      </div>
    </dialog>
  );
}
