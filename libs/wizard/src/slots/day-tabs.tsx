import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { dayName, DAYS_SHOWN, pageAround, type SlotDay } from './slot-days.js';
import styles from './slots.module.css';

interface DayTabsProps {
  days: readonly SlotDay[];
  chosen: SlotDay;
  onChoose: (day: SlotDay) => void;
  /** Ids of the tabs begin with it; their panel is `{base}-times`. */
  base: string;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The days with free times, four at a time: arrow keys go through all of them, the buttons turn the page. */
export function DayTabs({ days, chosen, onChoose, base }: DayTabsProps) {
  const tab = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  useEffect(() => {
    if (byKey.current) tab.current?.focus();
    byKey.current = false;
  }, [chosen.day]);
  const shown = pageAround(days, chosen);
  const first = days.indexOf(shown[0] ?? chosen);
  const go = (to: number): void => {
    const day = days[to];
    if (day) onChoose(day);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    byKey.current = true;
    go(step(days.indexOf(chosen), days.length));
  };
  return (
    <div className={`${styles.days} stack gap-4`}>
      <button
        type="button"
        className={styles.turn}
        aria-label="Earlier days"
        disabled={first === 0}
        onClick={() => go(first - DAYS_SHOWN)}
      >
        <ChevronLeft size={20} strokeWidth={1.75} />
      </button>
      <div role="tablist" aria-label="Days with free times" className={`${styles.tabs} stack gap-4`}>
        {shown.map((day) => (
          <button
            key={day.day}
            ref={day === chosen ? tab : undefined}
            type="button"
            role="tab"
            id={`${base}-${day.day}`}
            aria-selected={day === chosen}
            aria-controls={`${base}-times`}
            tabIndex={day === chosen ? 0 : -1}
            className={`${styles.day} nowrap tiny`}
            onKeyDown={onKeyDown}
            onClick={() => onChoose(day)}
          >
            <span className="medium strong">{dayName(day.day).weekday}</span> <span>{dayName(day.day).date}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.turn}
        aria-label="Later days"
        disabled={first + DAYS_SHOWN >= days.length}
        onClick={() => go(first + DAYS_SHOWN)}
      >
        <ChevronRight size={20} strokeWidth={1.75} />
      </button>
    </div>
  );
}
