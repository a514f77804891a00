import { drafts, type Draft, type DraftPlace } from '@portal/ui';
import { use, useState } from 'react';
import { useLocation } from 'react-router';
import { PersonContext } from './person.js';

/** What was typed here earlier and not sent. */
export interface OfferedDraft extends Draft {
  restore: () => void;
  discard: () => void;
}

interface DraftKeeper {
  /** A draft of an earlier visit, until it is restored or discarded. */
  offered: OfferedDraft | undefined;
  /** Keeps what is typed now; over an earlier draft only once that was decided on, or here by typing anew. */
  keep: (values: Record<string, unknown>) => void;
  /** Forgets it: it was sent, or left on purpose. */
  drop: () => void;
}

/**
 * Keeps what is typed into a form for a day in this tab, per form, page and person, and offers it when the form is opened
 * again. `form` names the form and its record on the page: "Edit task T-0004".
 */
export function useDraft(form: string, restore: (values: Record<string, unknown>) => void): DraftKeeper {
  const owner = use(PersonContext);
  const { pathname } = useLocation();
  const [place] = useState<DraftPlace | undefined>(() => (owner ? { owner, form: `${pathname} ${form}` } : undefined));
  const [earlier, setEarlier] = useState(() => (place ? drafts.read(place) : undefined));

  const drop = (): void => {
    if (place) drafts.drop(place);
    setEarlier(undefined);
  };
  return {
    offered: earlier && {
      ...earlier,
      restore: () => {
        restore(earlier.values);
        setEarlier(undefined);
      },
      discard: drop,
    },
    keep: (values) => {
      if (place) drafts.keep(place, values);
    },
    drop,
  };
}
