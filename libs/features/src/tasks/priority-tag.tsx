import type { Priority } from '@portal/contracts';
import { Flame, SignalHigh, SignalLow, SignalMedium } from 'lucide-react';
import { priorityWords } from './task-words.js';
import './task-tags.css';

const icons = { low: SignalLow, medium: SignalMedium, high: SignalHigh, urgent: Flame } as const;

/** How pressing something is: a word with a sign; `short` shows the sign alone and says the word. */
export function PriorityTag({ priority, short = false }: { priority: Priority; short?: boolean }) {
  const Icon = icons[priority];
  const words = priorityWords[priority];
  return (
    <span className={`priority-tag priority-tag--${priority}`} title={`${words} priority`}>
      <Icon size={15} strokeWidth={2} aria-hidden="true" />
      {short ? <span className="visually-hidden">{words} priority</span> : words}
    </span>
  );
}
