import { notificationQueries, sentenceFor } from '@portal/data-access';
import { Button, IconButton, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { inbox, profile } from '../frame/menus/account-links.js';
import styles from './bell.module.css';
import { NotificationRow } from './notification-row.js';
import { useMarksOfAll } from './use-marks.js';

const SHOWN = 20;

interface NotificationPanelProps {
  unread: number;
  /** Closes and gives the focus back. */
  onClose: () => void;
  /** Closes because a link was followed. */
  onLeave: () => void;
}

/** The first page of the inbox, behind the bell. */
export function NotificationPanel({ unread, onClose, onLeave }: NotificationPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { readAll, isPending } = useMarksOfAll();
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="dialog" aria-label="Notifications" tabIndex={-1} className={styles.panel}>
      <div className={`${styles.head} line-below`}>
        <h2 className="grows medium">Notifications</h2>
        {unread > 0 && (
          <Button size="small" variant="quiet" busy={isPending} onClick={() => readAll()}>
            Mark all read
          </Button>
        )}
        <IconButton small aria-label="Close notifications" onClick={onClose}>
          <X size={18} strokeWidth={1.75} />
        </IconButton>
      </div>
      <NotificationList onLeave={onLeave} />
      <div className={`${styles.foot} line-above`}>
        <a href={inbox.href} onClick={onLeave}>
          Open inbox
        </a>
        <a href={profile} onClick={onLeave}>
          Notification settings
        </a>
      </div>
    </div>
  );
}

function NotificationList({ onLeave }: { onLeave: () => void }) {
  const { data, error, refetch } = useQuery(notificationQueries.list({ limit: SHOWN }));
  const shown = data?.data.filter(({ archived_at }) => archived_at === null);
  if (shown?.length === 0)
    return (
      <p className={`${styles.empty} centered text-center`}>
        <strong>Nothing new</strong>
        When something happens that concerns you, it appears here.
      </p>
    );
  if (shown)
    return (
      <ul className="scrolls-y">
        {shown.map((notification) => (
          <NotificationRow key={notification.id} notification={notification} onLeave={onLeave} />
        ))}
      </ul>
    );
  if (error)
    return (
      <div role="alert" className={`${styles.empty} centered text-center`}>
        <strong>Notifications didn’t load</strong>
        {sentenceFor(error)}
        <Button size="small" onClick={() => void refetch()}>
          Try Again
        </Button>
      </div>
    );
  return (
    <div className={styles.waiting}>
      <Skeleton rows={4} height={44} />
    </div>
  );
}
