import { shortTimeLeft, usedShare, type ClosedDays, type WorkItem } from '@portal/contracts';
import { useClosedDays } from '@portal/features';
import { dueTimeText } from '@portal/ui';
import { exactTimeText, useNow, useTimeStyle } from '@portal/ui-antd';
import { dueDayTexts } from './due-day.js';

type Clocked = Pick<WorkItem, 'kind' | 'since' | 'due_at' | 'priority' | 'promise'>;

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
  if (!closed) return null;
  const used = usedOf(item, now, closed);
  const isLate = now > Date.parse(item.due_at);
  const tone = isLate ? 'late' : used >= LAST_QUARTER ? 'soon' : 'calm';
  const texts =
    item.kind === 'invoice'
      ? dueDayTexts(item.due_at, now)
      : {
          due: dueTimeText(item.due_at, now, style),
          exact: exactTimeText(item.due_at, style),
          // urgent tickets are counted around the clock, as everything is that is none
          left: shortTimeLeft(item.priority ?? 'urgent', new Date(item.due_at), new Date(now), closed),
        };
  return (
    <span className={`due-bar due-bar--${tone} row nowrap tiny`} title={`Due ${texts.exact}`}>
      <time dateTime={item.due_at} className="strong">
        <span className="visually-hidden">Due </span>
        {texts.due}
      </time>
      <span className="due-bar__track pill clip" aria-hidden="true">
        <span className="due-bar__used block" style={{ width: `${Math.round(used * 100)}%` }} />
      </span>
      <span className="due-bar__left">{texts.left}</span>
    </span>
  );
}
