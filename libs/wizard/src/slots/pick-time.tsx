import { MEETING_HOLD_MINUTES, messages } from '@portal/contracts';
import { useSession } from '@portal/data-access';
import { browserZone, toast } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useBookTime, type Booking, type TakenTime } from './booking.js';
import { clockTime, slotLabel } from './slot-days.js';
import { SlotPicker } from './slot-picker.js';
import styles from './slots.module.css';

export interface PickTimeProps {
  booking: Booking;
  /** Where the mail with the link goes. */
  email: string;
  /** The time that was picked already; null while none is. */
  taken: TakenTime | null;
  onTaken: (taken: TakenTime) => void;
}

/** Books a time for a request that was just sent, then shows the result. */
export function PickTime({ booking, email, taken, onTaken }: PickTimeProps) {
  const { user } = useSession();
  const timeZone = user?.time_zone ?? browserZone();
  const book = useBookTime(booking, timeZone);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [taken]);
  const isVisitor = 'slotHoldToken' in booking;
  return (
    <div className="stack gap-16">
      <h3 ref={heading} tabIndex={-1} className={`${styles.heading} large`}>
        {taken === null ? 'Pick a time' : taken.heldUntil ? 'Your time is held' : 'Your time is booked'}
      </h3>
      {taken ? (
        <Taken taken={taken} email={email} timeZone={timeZone} />
      ) : (
        <SlotPicker
          consultationType={booking.consultationType}
          timeZone={timeZone}
          action={isVisitor ? 'Hold this time' : 'Book this time'}
          onPick={async (slot) => {
            onTaken(await book(slot));
            if (!isVisitor) toast.success(messages.success.meetingScheduled);
          }}
        />
      )}
    </div>
  );
}

const Taken = ({ taken, email, timeZone }: { taken: TakenTime; email: string; timeZone: string }) => (
  <div role="status" className={`${styles.agreed} rounded stack gap-8`}>
    <strong>{slotLabel(taken, timeZone)}</strong>
    {taken.heldUntil ? (
      <p>
        We hold it for {MEETING_HOLD_MINUTES} minutes, until {clockTime(taken.heldUntil, timeZone)}. Open the link in
        our e-mail to {email} to confirm it.
      </p>
    ) : (
      <p>The calendar invite is on its way to {email}.</p>
    )}
  </div>
);
