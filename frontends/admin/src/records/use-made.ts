import { useRef } from 'react';

/** For a form that makes a record: passes it on to who opened the form, once that closes. */
export function useMade<Input, Made>(make: (input: Input) => Promise<Made>, onClose: (made?: Made) => void) {
  const made = useRef<Made>(undefined);
  return {
    onSubmit: async (input: Input): Promise<void> => {
      made.current = await make(input);
    },
    onClose: () => onClose(made.current),
  };
}
