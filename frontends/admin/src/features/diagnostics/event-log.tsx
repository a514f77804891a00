import { formatInstant } from '@portal/ui';
import type { Change, Channel } from '@portal/contracts';
import './diagnostics.css';

/** A live change as it arrived. */
export interface LoggedEvent {
  number: number;
  channel: Channel;
  change: Change;
  at: Date;
}

/** What arrived, newest first. */
export function EventLog({ events }: { events: readonly LoggedEvent[] }) {
  if (events.length === 0)
    return <p className="muted small">Nothing yet. Change something in another window and watch it arrive.</p>;
  return (
    <ol className="diagnostics-log stack frame" aria-live="polite">
      {events.map(({ number, channel, change, at }) => (
        <li key={number}>
          <time dateTime={at.toISOString()}>{formatInstant(at.getTime(), 'stopwatch')}</time>
          <strong>{change.event}</strong>
          <code>{change.table}</code>
          <span className="muted small">
            {channel} · {change.record.id}
            {change.by ? ` · by ${change.by.name}` : ''} · {at.getTime() - Date.parse(change.at)} ms after it happened
          </span>
        </li>
      ))}
    </ol>
  );
}
