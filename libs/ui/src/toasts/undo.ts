import { toast, UNDO, type ToastAction } from './toast-store.js';
import { causeOf, sentenceOfFailure } from './use-action-toasts.js';

/**
 * The button of a toast that takes back what was done; the outcome is a short toast.
 * @param takeBack the calls that do it; all are made, also where one is refused
 */
export const undoOf = (...takeBack: readonly (() => Promise<unknown>)[]): ToastAction => ({
  label: UNDO,
  run: () => {
    void Promise.allSettled(takeBack.map((call) => call())).then((results) => {
      const refused = results.filter((result) => result.status === 'rejected');
      const [first] = refused;
      if (!first) return toast.short('Undone', { tone: 'success' });
      const reason = sentenceOfFailure(causeOf(first.reason), 'It could not be undone');
      const isPartly = refused.length < results.length;
      return toast.short(isPartly ? `Not all of it was undone: ${reason}` : reason, { tone: 'error' });
    });
  },
});
