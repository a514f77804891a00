import { useMemo } from 'react';
import { toast } from './toast-store.js';

export interface ActionToasts {
  /** Sentence of the catalogue for a titled Success toast. */
  success?: string;
  /** Text of a short toast instead, as project screens use it. */
  short?: string;
  /** Sentence when the failure brings none of its own. */
  failure: string;
}

/** The server's own sentence when it answered, else the fallback; never a library's message. */
export function sentenceOfFailure(error: unknown, fallback: string): string {
  const answered = error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status > 0;
  return answered && error.message ? error.message : fallback;
}

/** Handlers for a mutation: `mutate(input, useActionToasts({ success, failure }))` (specification, section 8). */
export function useActionToasts({ success, short, failure }: ActionToasts): {
  onSuccess: () => void;
  onError: (error: unknown) => void;
} {
  return useMemo(
    () => ({
      onSuccess: () => {
        if (short) toast.short(short, { tone: 'success' });
        else if (success) toast.success(success);
      },
      onError: (error) => {
        const sentence = sentenceOfFailure(error, failure);
        if (short) toast.short(sentence, { tone: 'error' });
        else toast.error(sentence);
      },
    }),
    [success, short, failure],
  );
}
