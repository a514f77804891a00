import { useState } from 'react';
import { useSearchParams } from 'react-router';

/** The form of a new record of a customer; `?new=<customer>` in the address opens it for that one. */
export function useNewRecord() {
  const [params, setParams] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const customerId = params.get('new') || undefined;
  const stop = (): void => {
    setIsOpen(false);
    if (customerId)
      setParams(
        (before) => {
          before.delete('new');
          return before;
        },
        { replace: true },
      );
  };
  return { isMaking: isOpen || customerId !== undefined, customerId, start: () => setIsOpen(true), stop };
}
