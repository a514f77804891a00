import type { Priority } from '@portal/contracts';
import { capitalized, classNames } from '@portal/ui';
import { statusTagOf } from '@portal/ui-antd';
import { CalendarClock, Flame } from 'lucide-react';
import { dateLabel, daysBetween, dueLabel, fullDayLabel } from '../dates/day-labels.js';
import { useToday } from '../dates/use-today.js';
import { priorityLabels, taskStatusLabels, taskStatusTones } from './task-labels.js';
import './tasks.css';

const bars = { low: 1, medium: 2, high: 3 } as const;

/** A priority as a word with a sign; `short` shows the sign, with the word for screen readers. */
export function PriorityTag({ priority, short = false }: { priority: Priority; short?: boolean }) {
  const words = priorityLabels[priority];
  return (
    <span className={`gap-5 nowrap inline-row muted priority-tag--${priority}`} title={`${words} priority`}>
      {priority === 'urgent' ? <Flame size={15} strokeWidth={2} /> : <Bars count={bars[priority]} />}
      {short ? <span className="visually-hidden">{words} priority</span> : words}
    </span>
  );
}

const Bars = ({ count }: { count: number }) => (
  <svg width="15" height="15" viewBox="0 0 15 15" aria-hidden="true">
    {[0, 1, 2].map((bar) => (
      <rect
        key={bar}
        x={1 + bar * 5}
        y={9 - bar * 4}
        width="3"
        height={5 + bar * 4}
        rx="1"
        fill="currentColor"
        opacity={bar < count ? 1 : 0.25}
      />
    ))}
  </svg>
);

/** Who has it, by initials; the full name on hover and for people who don't see it. `quiet` beside the name itself. */
export function Avatar({ name, quiet = false }: { name: string | null; quiet?: boolean }) {
  const said = name ?? 'Somebody without a name';
  return (
    <span className="avatar circle tinted primary bold fixed" title={`Assigned to ${said}`}>
      <span aria-hidden="true">{initialsOf(said)}</span>
      {quiet ? null : <span className="visually-hidden">Assigned to {said}</span>}
    </span>
  );
}

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('');
};

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
      className={classNames('due-date gap-5 nowrap inline-row muted', isOverdue && 'is-overdue', isNear && 'is-near')}
      dateTime={day}
      title={`Due ${fullDayLabel(day)}`}
    >
      {isOverdue ? <CalendarClock size={14} strokeWidth={2} /> : null}
      {finished ? dateLabel(day, today) : capitalized(dueLabel(day, today))}
    </time>
  );
}

/** The state of a task as a word with a dot. */
export const TaskStatusTag = statusTagOf(taskStatusLabels, taskStatusTones);

/** How much of the project a task is, from 1 to 13. */
export const WeightBadge = ({ weight }: { weight: number }) => (
  <span className="weight-badge strong numeric" title={`Weight ${weight} of 13: how much of the project this is`}>
    <span className="visually-hidden">Weight </span>
    {weight}
  </span>
);
