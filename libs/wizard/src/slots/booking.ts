import type { ConsultationType, Slot } from '@portal/contracts';
import { useCreateMeeting, useHoldSlot } from '@portal/data-access';

/** What a time is picked for: a visitor's request by the token that came with the answer, a signed-in person's by its id. */
export type Booking = { consultationType: ConsultationType } & ({ slotHoldToken: string } | { consultationId: string });

/** A time that was taken; `heldUntil` null: firm at once. */
export interface TakenTime extends Slot {
  heldUntil: string | null;
}

/** Takes a time: a visitor's is held until the mail's link confirms it, a signed-in person's is firm (decisions, section 4). */
export function useBookTime(booking: Booking, time_zone: string): (slot: Slot) => Promise<TakenTime> {
  const { mutateAsync: pick } = useHoldSlot();
  const { mutateAsync: create } = useCreateMeeting();
  return async ({ starts_at }) => {
    if ('slotHoldToken' in booking) {
      const held = await pick({ slot_hold_token: booking.slotHoldToken, starts_at, time_zone });
      return { starts_at: held.starts_at, ends_at: held.ends_at, heldUntil: held.held_until };
    }
    const meeting = await create({ consultation_id: booking.consultationId, starts_at, time_zone });
    return { starts_at: meeting.starts_at, ends_at: meeting.ends_at, heldUntil: null };
  };
}
