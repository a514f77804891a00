import { useLoadingTrouble, useSentLater, useWaitingChanges } from '@portal/data-access';
import { useIsOnline } from '@portal/realtime';
import { Button, toast } from '@portal/ui';
import styles from './connection-notice.module.css';

const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);

/**
 * One notice for everything that delays data on the screen: the device is offline, changes wait to be sent, and calls
 * are retried after a failure (specification, section 9).
 */
export function ConnectionNotice() {
  const isOnline = useIsOnline();
  const { count } = useWaitingChanges();
  const { reason, tryNow } = useLoadingTrouble();
  useSentLater((sent) => toast.short(sent === 1 ? 'Your change was sent' : `Your ${sent} changes were sent`));
  const text = !isOnline ? offlineText(count) : reason === null ? null : `${withStop(reason)} Trying again.`;
  return (
    <div role="status" className={text ? styles.notice : undefined}>
      {text ? <p>{text}</p> : null}
      {text && isOnline ? (
        <Button size="small" variant="secondary" onClick={tryNow}>
          Try again
        </Button>
      ) : null}
    </div>
  );
}

const withStop = (sentence: string): string => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

const offlineText = (waiting: number): string =>
  waiting === 0
    ? 'You are offline. What you change now is sent when you are back.'
    : `You are offline. ${changes(waiting)} ${waiting === 1 ? 'waits' : 'wait'} and will be sent when you are back.`;
