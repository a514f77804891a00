import { unreadNotificationsQuery } from '@portal/data-access';
import { IconButton, useOutsidePointer } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import styles from './bell.module.css';
import { NotificationPanel } from './notification-panel.js';

const MAX_SHOWN = 99;

/** The number of unread notifications and, after a click, their list. Live while a signed-in screen is open. */
export function Bell() {
  const [open, setOpen] = useState(false);
  const { data } = useQuery(unreadNotificationsQuery);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const unread = data?.unread ?? 0;

  useOutsidePointer(root, open, () => setOpen(false));

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      ref={root}
      className={styles.bell}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) close();
      }}
    >
      <span className="relative stack">
        <IconButton
          ref={button}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label="Notifications"
          aria-describedby="bell-count"
          onClick={() => setOpen(!open)}
        >
          <BellIcon size={20} strokeWidth={1.75} />
        </IconButton>
        {unread > 0 && (
          <span className={`${styles.count} absolute bold text-center numeric`} aria-hidden="true">
            {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
          </span>
        )}
      </span>
      <span id="bell-count" role="status" className="visually-hidden">
        {data && unreadLabel(unread)}
      </span>
      {open && <NotificationPanel unread={unread} onClose={close} onLeave={() => setOpen(false)} />}
    </div>
  );
}

function unreadLabel(unread: number): string {
  if (unread === 0) return 'No unread notifications';
  return unread === 1 ? '1 unread notification' : `${unread} unread notifications`;
}
