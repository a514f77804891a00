import type { ConsultationType, Slot } from '@portal/contracts';
import { ApiError, availabilityQueries } from '@portal/data-access';
import {
  brand,
  browserZone,
  Button,
  ErrorState,
  officeTimeText,
  sentenceOfFailure,
  Skeleton,
  zoneName,
} from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { DayTabs } from './day-tabs.js';
import { dayNear, slotDays, slotLabel, clockTime, partsOfDay, type SlotDay } from './slot-days.js';
import styles from './slots.module.css';

interface SlotPickerProps {
  /** Whose length counts. */
  consultationType?: ConsultationType;
  /** The zone in which the reader reads times; the browser's unless given. */
  timeZone?: string;
  /** What the button does: "Hold this time". */
  action: string;
  /** Takes the time. A refusal is shown in the server's words; when the time was gone, the list is refetched. */
  onPick: (slot: Slot) => Promise<unknown>;
}

/**
 * Free times to choose from: days as tabs, the times of a day as buttons, then one button that takes the chosen one.
 */
export function SlotPicker({ consultationType, timeZone = browserZone(), action, onPick }: SlotPickerProps) {
  const base = useId();
  const { data, error, refetch, isFetching } = useQuery(
    availabilityQueries.slots(consultationType ? { consultation_type: consultationType } : {}),
  );
  const days = useMemo(() => slotDays(data?.slots ?? [], timeZone), [data, timeZone]);
  const [wished, setWished] = useState<string | null>(null);
  const { chosen, choose, busy, notice, take } = useSlotChoice(onPick);
  const day = dayNear(days, wished);

  if (error && !data) return <ErrorState title="Free times could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height={48} />;
  return (
    <div className="stack gap-16 shrinks" aria-busy={isFetching}>
      {notice && (
        <p role="alert" className={`${styles.notice} danger strong`}>
          {notice}.
        </p>
      )}
      {day ? (
        <>
          <p className="muted small">
            {data.minutes} minutes. Times are in {zoneName(timeZone)}.
          </p>
          <DayTabs days={days} chosen={day} onChoose={(next) => setWished(next.day)} base={base} />
          <DayTimes key={day.day} day={day} chosen={chosen} onChoose={choose} timeZone={timeZone} base={base} />
          <div className={styles.take}>
            <p role="status">{chosen ? chosenLabel(chosen, timeZone) : 'Choose a time.'}</p>
            <Button variant="primary" busy={busy} disabled={!chosen || busy} onClick={() => void take()}>
              {action}
            </Button>
          </div>
        </>
      ) : (
        <NothingFree />
      )}
    </div>
  );
}

/** Refusals after which the list on the screen is known to be old. */
const TAKEN: ReadonlySet<string | null> = new Set(['meeting.slot_taken', 'meeting.not_free', 'meeting.in_the_past']);

/** The time that is chosen, and what came of taking it: a refusal in words; a time that is gone isn't chosen any more. */
function useSlotChoice(onPick: (slot: Slot) => Promise<unknown>) {
  const [chosen, setChosen] = useState<Slot | null>(null);
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);

  const take = async (): Promise<void> => {
    if (!chosen || busy) return;
    setBusy(true);
    setNotice(null);
    try {
      await onPick(chosen);
    } catch (error) {
      setNotice(sentenceOfFailure(error, 'This time could not be booked. Please try again'));
      if (error instanceof ApiError && TAKEN.has(error.code)) setChosen(null);
    } finally {
      setBusy(false);
    }
  };
  const choose = (slot: Slot): void => {
    setChosen(slot);
    setNotice(null);
  };
  return { chosen, choose, busy, notice, take };
}

/** The chosen time in full, and in the office's zone where it differs. */
function chosenLabel(slot: Slot, timeZone: string): string {
  const office = officeTimeText(slot.starts_at, timeZone);
  return `${slotLabel(slot, timeZone)}${office ? ` (${office} at our office)` : ''}`;
}

const NothingFree = () => (
  <p>
    No time is free in the next 30 days. Call us at <a href={brand.phone.link}>{brand.phone.shown}</a> and we will find
    one together.
  </p>
);

interface DayTimesProps {
  day: SlotDay;
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
  timeZone: string;
  base: string;
}

/** The free times of a day as buttons, on the same grid as in the portal and the console. */
const DayTimes = ({ day, chosen, onChoose, timeZone, base }: DayTimesProps) => (
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
