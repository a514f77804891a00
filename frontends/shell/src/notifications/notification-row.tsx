import type { NotificationView } from '@portal/contracts';
import { sentenceFor, useMarkRead, useSession } from '@portal/data-access';
import { exactTimeText, IconButton, relativeTimeText, toast } from '@portal/ui';
import { Check } from 'lucide-react';
import styles from './bell.module.css';

interface NotificationRowProps {
  notification: NotificationView;
  onLeave: () => void;
}

/** One notification; following its link marks it as read. */
export function NotificationRow({
  notification: { id, title, body, link, read_at, created_at },
  onLeave,
}: NotificationRowProps) {
  const { mutate: markRead } = useMarkRead();
  const { user } = useSession();
  const style = user?.time_zone ? { timeZone: user.time_zone } : {};
  const read = () => {
    if (!read_at) markRead({ id }, { onError: (error) => toast.error(sentenceFor(error)) });
  };
  const follow = () => {
    read();
    onLeave();
  };
  const text = (
    <>
      <span className={styles.text}>{title}</span>
      {body && <span className={styles.about}>{body}</span>}
      <span className={styles.meta}>
        {!read_at && (
          <span className={styles.unread}>
            <span className={styles.dot} aria-hidden="true" />
            Unread
          </span>
        )}
        <time dateTime={created_at} title={exactTimeText(created_at, style)}>
          {relativeTimeText(created_at, undefined, style)}
        </time>
      </span>
    </>
  );
  return (
    <li className={styles.row} data-unread={read_at ? undefined : ''}>
      {link ? (
        <a href={link} className={styles.link} onClick={follow}>
          {text}
        </a>
      ) : (
        <span className={styles.link}>{text}</span>
      )}
      {!read_at && (
        <IconButton small aria-label={`Mark as read: ${title}`} onClick={read}>
          <Check size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
