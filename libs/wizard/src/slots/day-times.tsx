import type { Slot } from '@portal/contracts';
import { clockTime, partsOfDay, type SlotDay } from './slot-days.js';
import styles from './slots.module.css';

interface DayTimesProps {
  day: SlotDay;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
  timeZone: string;
  base: string;
}

/** The free times of a day as buttons, on the same grid as in the portal and the console. */
export const DayTimes = ({ day, chosen, onChoose, timeZone, base }: DayTimesProps) => (
  <div role="tabpanel" id={`${base}-times`} aria-labelledby={`${base}-${day.day}`} className={styles.panel}>
    {partsOfDay(day.slots, timeZone).map(({ name, slots }) => (
      <div key={name} role="group" aria-label={name}>
        <p className={`${styles.part} muted small`}>{name}</p>
        <div className={`${styles.times} stack gap-8`}>
          {slots.map((slot) => (
            <button
              key={slot.starts_at}
              type="button"
              className={`${styles.time} numeric`}
              aria-pressed={slot.starts_at === chosen?.starts_at}
              onClick={() => onChoose(slot)}
            >
              {clockTime(slot.starts_at, timeZone)}
            </button>
          ))}
        </div>
      </div>
    ))}
  </div>
);
