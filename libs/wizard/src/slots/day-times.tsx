import type { Slot } from '@portal/contracts';
import { Button } from '@portal/ui';
import { useState } from 'react';
import { clockTime, partsOfDay, plainTimes, type SlotDay } from './slot-days.js';
import styles from './slots.module.css';

interface DayTimesProps {
  day: SlotDay;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
  timeZone: string;
  base: string;
}

/** The free times of a day as buttons; quarter hours on request. */
export function DayTimes({ day, chosen, onChoose, timeZone, base }: DayTimesProps) {
  const [all, setAll] = useState(false);
  const shown = all ? day.slots : plainTimes(day.slots);
  const hidden = day.slots.length - shown.length;
  return (
    <div role="tabpanel" id={`${base}-times`} aria-labelledby={`${base}-${day.day}`} className={styles.panel}>
      {partsOfDay(shown, timeZone).map(({ name, slots }) => (
        <div key={name} role="group" aria-label={name}>
          <p className={styles.part}>{name}</p>
          <div className={styles.times}>
            {slots.map((slot) => (
              <button
                key={slot.starts_at}
                type="button"
                className={styles.time}
                aria-pressed={slot.starts_at === chosen?.starts_at}
                onClick={() => onChoose(slot)}
              >
                {clockTime(slot.starts_at, timeZone)}
              </button>
            ))}
          </div>
        </div>
      ))}
      {hidden > 0 && (
        <Button variant="quiet" size="small" onClick={() => setAll(true)}>
          Show quarter hours
        </Button>
      )}
    </div>
  );
}
