import { shortTimeLeft, usedShare, type ClosedDays, type WorkItem } from '@portal/contracts';
import { dateLabel, daysBetween, fullDayLabel, useClosedDays, useToday } from '@portal/features';
import { dueTimeText } from '@portal/ui';
import { exactTimeText, useNow, useTimeStyle } from '@portal/ui-antd';

type Clocked = Pick<WorkItem, 'since' | 'due_at' | 'due_on' | 'priority' | 'promise'>;

/** From this share of the time on little is left. */
const LAST_QUARTER = 0.75;

/** How much of the time is used, 0 to 1: of a ticket by the hours that count for its priority, else by the clock. */
function usedOf({ since, due_at, priority, promise }: Clocked, now: number, closed: ClosedDays): number {
  const due = new Date(due_at);
  if (priority && promise) return usedShare({ priority, promise }, due, new Date(now), closed);
  const [from, to] = [Date.parse(since), due.getTime()];
  return to <= from ? 1 : Math.min(1, Math.max(0, (now - from) / (to - from)));
}

/** When a row is due on the reader's clock, with a bar of the time that is used: amber in the last quarter, red once late. */
export function DueBar({ item }: { item: Clocked }) {
  const now = useNow();
  const style = useTimeStyle();
  const closed = useClosedDays();
  const today = useToday();
  if (!closed) return null;
  const daysLate = item.due_on === null ? 0 : daysBetween(item.due_on, today);
  const used = usedOf(item, now, closed);
  const isLate = now > Date.parse(item.due_at);
  const tone = isLate ? 'late' : used >= LAST_QUARTER ? 'soon' : 'calm';
  return (
    <span
      className={`due-bar due-bar--${tone} row nowrap tiny`}
      title={`Due ${item.due_on === null ? exactTimeText(item.due_at, style) : fullDayLabel(item.due_on)}`}
    >
      <time dateTime={item.due_at} className="strong">
        <span className="visually-hidden">Due </span>
        {item.due_on === null ? dueTimeText(item.due_at, now, style) : dateLabel(item.due_on, today)}
      </time>
      <span className="due-bar__track pill clip" aria-hidden="true">
        <span className="due-bar__used block" style={{ width: `${Math.round(used * 100)}%` }} />
      </span>
      <span className="due-bar__left">
        {/* urgent tickets are counted around the clock, as everything is that is none */}
        {daysLate > 0
          ? `late ${daysLate} d`
          : shortTimeLeft(item.priority ?? 'urgent', new Date(item.due_at), new Date(now), closed)}
      </span>
    </span>
  );
}
