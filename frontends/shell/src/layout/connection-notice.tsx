import { useLoadingTrouble, useSentLater, useWaitingChanges } from '@portal/data-access';
import { useConnection, useIsOnline, useReconnect } from '@portal/realtime';
import { Button, toast, withStop } from '@portal/ui';
import styles from './connection-notice.module.css';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/**
 * One notice for everything that delays data on the screen: the device is offline, changes wait to be sent, and calls
 * are retried after a failure (specification, section 9); last, that live changes have stopped.
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const { count } = useWaitingChanges();
  const { reason, tryNow } = useLoadingTrouble();
  useSentLater((sent) => toast.short(sent === 1 ? 'Your change was sent' : `Your ${sent} changes were sent`));
  const live = useConnection();
  const reconnect = useReconnect();
  const mayReconnect = isOnline && reason === null && live.offersReconnect === true;
  const text = !isOnline
    ? offlineText(count)
    : reason !== null
      ? `${withStop(reason)} Trying again.`
      : mayReconnect
        ? withStop(live.message ?? '')
        : null;
  return (
    <div role="status" className={text ? `${styles.notice} sticky outlined rounded surface` : undefined}>
      {text ? <p>{text}</p> : null}
      {text && isOnline ? (
        <Button size="small" variant="secondary" onClick={mayReconnect ? reconnect : tryNow}>
          {mayReconnect ? 'Reconnect' : 'Try again'}
        </Button>
      ) : null}
    </div>
  );
}

const offlineText = (waiting: number): string =>
  waiting === 0
    ? 'You are offline. What you change now is sent when you are back.'
    : `You are offline. ${changes(waiting)} ${waiting === 1 ? 'waits' : 'wait'} and will be sent when you are back.`;
