import { dateLabel, dayLabel, dueLabel, fullDayLabel } from './day-labels.js';
import { useToday } from './use-today.js';

interface DayTextProps {
  /** A calendar day: "2026-03-31". */
  day: string;
  /** An open deadline: once it has passed, it shows by how much, in red. */
  due?: boolean;
  /** The date alone, for a narrow column: what the day is from today is said beside it. */
  short?: boolean;
}

/** A calendar day in words within a week ("Tuesday, in 3 days"), the date beyond; in full on hover. */
export function DayText({ day, due = false, short = false }: DayTextProps) {
  const today = useToday();
  return (
    <time dateTime={day} title={fullDayLabel(day)} className={due && day < today ? 'danger strong' : undefined}>
      {(short ? dateLabel : due ? dueLabel : dayLabel)(day, today)}
    </time>
  );
}
