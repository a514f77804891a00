import type { Priority } from '@portal/contracts';
import { Flame } from 'lucide-react';
import { priorityLabels } from './task-labels.js';
import './tasks.css';

const bars = { low: 1, medium: 2, high: 3 } as const;

/** A priority as a word with a sign; `short` shows the sign, with the word for screen readers. */
export function PriorityTag({ priority, short = false }: { priority: Priority; short?: boolean }) {
  const words = priorityLabels[priority];
  return (
    <span className={`priority-tag inline-row muted priority-tag--${priority}`} title={`${words} priority`}>
      {priority === 'urgent' ? <Flame size={15} strokeWidth={2} aria-hidden="true" /> : <Bars count={bars[priority]} />}
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
