import type { UserView } from '@portal/contracts';
import { Menu, type MenuItem } from '@portal/ui';
import { Keyboard, LogOut, UserRound } from 'lucide-react';
import { operatorLinks, profile } from './account-links.js';
import styles from '../top-bar.module.css';

interface PersonMenuProps {
  user: UserView;
  isAdmin: boolean;
  onShortcuts: () => void;
  onSignOut: () => void;
}

/** First name, or "User" (specification, section 2). */
export const firstNameOf = ({ first_name }: UserView): string => first_name ?? 'User';

/** What the user does with the account. */
export function PersonMenu({ user, isAdmin, onShortcuts, onSignOut }: PersonMenuProps) {
  const name = firstNameOf(user);
  const items: MenuItem[] = [
    { label: 'Profile', href: profile, icon: <UserRound size={18} strokeWidth={1.75} /> },
    {
      label: 'Keyboard shortcuts',
      icon: <Keyboard size={18} strokeWidth={1.75} />,
      onSelect: onShortcuts,
    },
    ...(isAdmin
      ? operatorLinks.map(({ label, href }, at) => ({ label, href, ...(at === 0 ? { heading: 'Operation' } : {}) }))
      : []),
    {
      label: 'Sign Out',
      icon: <LogOut size={18} strokeWidth={1.75} />,
      onSelect: onSignOut,
      separated: true,
    },
  ];
  return (
    <Menu
      label={`Account of ${name}`}
      className={styles.person}
      trigger={
        <>
          {/* drawn by the style sheet: as text it would be read before the name */}
          <span className={`${styles.initial} circle primary bold`} data-initial={name.slice(0, 1).toUpperCase()} />
          <span className={styles.personName}>{name}</span>
        </>
      }
      items={items}
    />
  );
}
