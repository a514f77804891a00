import { CalendarClock } from 'lucide-react';
import { daysBetween, dateLabel, dueLabel, fullDayLabel } from '../dates/day-labels.js';
import { useToday } from '../dates/use-today.js';
import './tasks.css';

interface DueDateProps {
  /** A day without a time; nothing is shown without one. */
  day: string | null;
  /** Done or cancelled: the date alone, never overdue. */
  finished?: boolean;
}

/** A due date as text; overdue is shown by a word and a sign, not by colour alone. */
export function DueDate({ day, finished = false }: DueDateProps) {
  const today = useToday();
  if (!day) return null;
  const left = finished ? undefined : daysBetween(today, day);
  const isOverdue = left !== undefined && left < 0;
  const isNear = left === 0 || left === 1;
  return (
    <time
      className={`due-date inline-row muted${isOverdue ? ' is-overdue' : isNear ? ' is-near' : ''}`}
      dateTime={day}
      title={`Due ${fullDayLabel(day)}`}
    >
      {isOverdue ? <CalendarClock size={14} strokeWidth={2} aria-hidden="true" /> : null}
      {finished ? dateLabel(day, today) : capitalized(dueLabel(day, today))}
    </time>
  );
}

const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
