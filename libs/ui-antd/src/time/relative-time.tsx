import { exactTimeText, relativeTimeText, type TimeStyle, useNow } from '@portal/ui';
import { createContext, useContext } from 'react';

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

/** The zone and locale of the person who reads. */
export const TimeStyleContext = createContext<TimeStyle>({});

/** The zone and locale that times on this screen are shown in. */
export const useTimeStyle = (): TimeStyle => useContext(TimeStyleContext);
