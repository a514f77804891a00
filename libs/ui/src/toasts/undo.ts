import { toast, type ToastAction } from './toast-store.js';
import { sentenceOfFailure } from './use-action-toasts.js';

/**
 * The button of a toast that takes back what was done; the outcome is a short toast.
 * @param takeBack the calls that do it; all are made, also where one is refused
 */
export const undoOf = (...takeBack: readonly (() => Promise<unknown>)[]): ToastAction => ({
  label: 'Undo',
  run: () => {
    void Promise.allSettled(takeBack.map((call) => call())).then((results) => {
      const refused = results.find((result) => result.status === 'rejected');
      if (refused) toast.short(sentenceOfFailure(refused.reason, 'It could not be undone'), { tone: 'error' });
      else toast.short('Undone', { tone: 'success' });
    });
  },
});
