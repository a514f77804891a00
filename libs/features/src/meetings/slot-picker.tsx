import type { FreeSlots, Slot } from '@portal/contracts';
import { availabilityQueries, type SlotFilter } from '@portal/data-access';
import { useTimeStyle } from '@portal/ui-antd';
import { ErrorState, officeTimeText, Skeleton, zoneNameOf, hourOf } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { dayOf, fullDayLabel, shortDayLabel } from '../dates/day-labels.js';
import { clockText } from './meeting-time.js';
import './slot-picker.css';

export interface SlotPickerProps {
  /** Whose length counts, and whose times: without a host those of all together. */
  filter: SlotFilter;
  /** When the chosen time starts, ISO 8601 in UTC. */
  value?: string | undefined;
  onChange?: (startsAt: string) => void;
  /** Given by the form around it. */
  id?: string;
}

/** Picks one of the free times: the day first, then the hour. Made for a `Form.Item`; arrow keys go through both. */
export function SlotPicker({ filter, ...picker }: SlotPickerProps) {
  const { data, error, refetch } = useQuery(availabilityQueries.slots(filter));
  if (data) return <Slots free={data} {...picker} />;
  if (error) return <ErrorState title="The free times could not be loaded" onRetry={() => void refetch()} />;
  return <Skeleton rows={3} height={38} />;
}

function Slots({ free, value = '', onChange, id }: Omit<SlotPickerProps, 'filter'> & { free: FreeSlots }) {
  const { timeZone } = useTimeStyle();
  const days = useMemo(() => daysOfSlots(free.slots, timeZone), [free.slots, timeZone]);
  const [chosen, setChosen] = useState(() => (value ? dayOf(Date.parse(value), timeZone) : undefined));
  const name = useId();
  const open = days.find(({ day }) => day === chosen) ?? days[0];
  if (!open) return <p className="muted small">No time is free in the next 30 days.</p>;
  const shown = value || open.slots[0]?.starts_at;
  const office = shown ? officeTimeText(shown, timeZone) : undefined;
  return (
    <div className="slot-picker stack gap-10 shrinks" id={id} tabIndex={-1}>
      <div className="slot-picker__days scrolls-x flex gap-6 shrinks" role="radiogroup" aria-label="Day">
        {days.map(({ day, slots }) => (
          <label
            key={day}
            className="slot-picker__choice relative touch-target center small numeric slot-picker__day"
            title={fullDayLabel(day)}
          >
            <input
              type="radio"
              name={`${name}-day`}
              className="slot-picker__radio absolute pointer"
              checked={day === open.day}
              onChange={() => setChosen(day)}
            />
            <span>{shortDayLabel(day)}</span>
            <span className="slot-picker__count muted tiny">{slots.length} free</span>
          </label>
        ))}
      </div>
      {halvesOfDay(open.slots, timeZone).map((half) => (
        <div key={half.title} className="stack gap-6">
          <span className="muted tiny" aria-hidden="true">
            {half.title}
          </span>
          <div
            className="slot-picker__times stack gap-6"
            role="radiogroup"
            aria-label={`${half.title} of ${fullDayLabel(open.day)}`}
          >
            {half.slots.map(({ starts_at: start }) => (
              <label key={start} className="slot-picker__choice relative touch-target center small numeric">
                <input
                  type="radio"
                  name={`${name}-time`}
                  className="slot-picker__radio absolute pointer"
                  checked={Date.parse(start) === Date.parse(value)}
                  onChange={() => onChange?.(start)}
                />
                {clockText(start, timeZone)}
              </label>
            ))}
          </div>
        </div>
      ))}
      <p className="muted tiny">
        {free.minutes} minutes, {zoneNameOf(timeZone, 'long', open.slots[0]?.starts_at)}
        {office ? `; ${office} at our office` : null}
      </p>
    </div>
  );
}

/** The free times of one day of the reader's calendar. */
interface SlotDay {
  /** "2026-03-31" */
  day: string;
  slots: readonly Slot[];
}

/** Free times by the day on which they fall for the reader; days without one are left out. */
export function daysOfSlots(slots: readonly Slot[], timeZone?: string): SlotDay[] {
  const days = Map.groupBy(slots, ({ starts_at: start }) => dayOf(Date.parse(start), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}

/** Before noon and after it, on the reader's clock. */
export function halvesOfDay(slots: readonly Slot[], timeZone?: string): { title: string; slots: Slot[] }[] {
  const isMorning = ({ starts_at: start }: Slot): boolean => hourOf(start, timeZone) < 12;
  return [
    { title: 'Morning', slots: slots.filter(isMorning) },
    { title: 'Afternoon', slots: slots.filter((slot) => !isMorning(slot)) },
  ].filter((half) => half.slots.length > 0);
}
