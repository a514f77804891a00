import type { NotificationView } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { exactTimeText, IconButton, relativeTimeText } from '@portal/ui';
import { Archive, ArchiveRestore, Check, Mail } from 'lucide-react';
import styles from './bell.module.css';
import { useMarks } from './use-marks.js';

interface NotificationRowProps {
  notification: NotificationView;
  onLeave?: () => void;
  /** In the inbox: offers to archive and to mark as unread as well. */
  isWhole?: boolean;
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** One notification; following its link marks it as read. */
export function NotificationRow({ notification, onLeave, isWhole = false }: NotificationRowProps) {
  const { id, title, link, read_at, archived_at } = notification;
  const { setRead, setArchived } = useMarks();
  const follow = () => {
    if (!read_at) setRead(notification, true);
    onLeave?.();
  };
  const text = <RowText notification={notification} />;
  return (
    <li className={`${styles.row} line-below row`} data-unread={read_at ? undefined : ''} data-id={id}>
      {link ? (
        <a
          href={link}
          data-row-open={isWhole ? '' : undefined}
          className={`${styles.link} grows text plain-link`}
          onClick={follow}
        >
          {text}
        </a>
      ) : (
        <span className={`${styles.link} grows text plain-link`} tabIndex={isWhole ? 0 : undefined}>
          {text}
        </span>
      )}
      {!read_at && (
        <IconButton small aria-label={`Mark as read: ${title}`} onClick={() => setRead(notification, true)}>
          <Check {...icon} />
        </IconButton>
      )}
      {isWhole && read_at && !archived_at ? (
        <IconButton small aria-label={`Mark as unread: ${title}`} onClick={() => setRead(notification, false)}>
          <Mail {...icon} />
        </IconButton>
      ) : null}
      {isWhole && (
        <IconButton
          small
          aria-label={`${archived_at ? 'Move to inbox' : 'Archive'}: ${title}`}
          onClick={() => setArchived(notification, !archived_at)}
        >
          {archived_at ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
        </IconButton>
      )}
    </li>
  );
}

function RowText({ notification: { title, body, changes, read_at, created_at } }: { notification: NotificationView }) {
  const { user } = useSession();
  const style = user?.time_zone ? { timeZone: user.time_zone } : {};
  return (
    <>
      <span className={`${styles.text} small anywhere`}>{title}</span>
      {body && <span className="muted tiny anywhere">{body}</span>}
      <span className={styles.meta}>
        {!read_at && (
          <span className="inline-row gap-6">
            <span className={`${styles.dot} circle`} aria-hidden="true" />
            Unread
          </span>
        )}
        {changes > 1 && <span>{changes} changes</span>}
        <time dateTime={created_at} title={exactTimeText(created_at, style)}>
          {relativeTimeText(created_at, undefined, style)}
        </time>
      </span>
    </>
  );
}
