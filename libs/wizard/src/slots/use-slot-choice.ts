import type { Slot } from '@portal/contracts';
import { ApiError } from '@portal/data-access';
import { sentenceOfFailure } from '@portal/ui';
import { useState } from 'react';

/** Refusals after which the list on the screen is known to be old. */
const TAKEN: ReadonlySet<string | null> = new Set(['meeting.slot_taken', 'meeting.not_free', 'meeting.in_the_past']);

/** The time that is chosen, and what came of taking it: a refusal in words; a time that is gone isn't chosen any more. */
export function useSlotChoice(onPick: (slot: Slot) => Promise<unknown>) {
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
