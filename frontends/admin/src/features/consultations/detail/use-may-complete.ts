import type { ConsultationView } from '@portal/contracts';
import { useMeetingsCalledOff } from '@portal/features';
import { useConfirm } from '@portal/ui-antd';
import { useCallback } from 'react';

interface Question {
  title: string;
  /** What the button does, in its own words. */
  confirm: string;
}

/**
 * Confirms completing requests by one click where it cancels meetings, and names these; without any it agrees by
 * itself.
 */
export function useMayComplete(): (requests: readonly ConsultationView[], question: Question) => Promise<boolean> {
  const calledOffWith = useMeetingsCalledOff();
  const confirm = useConfirm();
  return useCallback(
    async (requests, question) => {
      const text = await calledOffWith(requests, 'completed');
      return text === null || confirm({ ...question, text, danger: false });
    },
    [calledOffWith, confirm],
  );
}
