import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The form of a new record: `?new` in the address opens it, `?new=<what>` with what is named there: a customer’s ID, for example. */
export function useNewRecord() {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const isAddressed = params.has('new');
  const stop = (): void => {
    setIsOpen(false);
    if (isAddressed)
      setParams(
        (before) => {
          before.delete('new');
          return before;
        },
        { replace: true },
      );
  };
  return {
    isMaking: isOpen || isAddressed,
    /** Whether the address opened it; the page of the new record then replaces this one, so that Back doesn't reopen it. */
    isAddressed,
    named: params.get('new') || undefined,
    start: () => setIsOpen(true),
    stop,
  };
}
