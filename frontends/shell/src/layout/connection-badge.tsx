import { useRealtimeConnection, type ConnectionStatus } from '@portal/realtime';
import styles from './layout.module.css';

const words: Record<ConnectionStatus, string> = { testing: 'Connecting', live: 'Live', offline: 'Offline' };

/** Whether the screen gets live changes (specification, section 4). */
export function ConnectionBadge() {
  const { status, message } = useRealtimeConnection();
  return (
    <span className={`${styles.connection} fixed`} data-status={status} role="status" title={message ?? undefined}>
      <span className={`${styles.dot} circle`} aria-hidden="true" />
      <span className="hidden-on-phones">{words[status]}</span>
    </span>
  );
}
