import { exactTimeText, relativeTimeText } from '@portal/ui';
import { useTimeStyle } from './time-style.js';
import { useNow } from '@portal/ui';

/** A time in words within a week, the date after that; the exact time on hover. */
export function RelativeTime({ at }: { at: string }) {
  const now = useNow();
  const style = useTimeStyle();
  return (
    <time dateTime={at} title={exactTimeText(at, style)}>
      {relativeTimeText(at, now, style)}
    </time>
  );
}

/** A time in full: weekday, date, hour and zone. */
export function ExactTime({ at }: { at: string }) {
  const style = useTimeStyle();
  return <time dateTime={at}>{exactTimeText(at, style)}</time>;
}
