import { type Draft, type DraftPlace, drafts } from '@portal/ui';
import { createContext, use, useMemo, useState } from 'react';
import { useRecordPlace } from '../../sheet/sheet-context.js';

/** What was typed here earlier and not sent. */
export interface OfferedDraft extends Draft {
  restore: () => void;
  discard: () => void;
}

interface DraftKeeper {
  /** A draft of an earlier visit, until it is restored or discarded. */
  offered: OfferedDraft | undefined;
  /** Keeps what is typed now; over an earlier draft only once that was decided on, or by typing here again. */
  keep: (values: Record<string, unknown>) => void;
  /** What is typed is nothing any more, or on its way: a reload finds none. An earlier one that is offered stays so. */
  clear: () => void;
  /** Forgets it: it was sent, or left on purpose. */
  drop: () => void;
}

/**
 * Keeps what is typed into a form, or into a field of its own, for a day in this tab, per form, record and person, and
 * offers it when the form is opened again. `form` names the form on the record's page or in its sheet: "Edit task T-0004".
 */
export function useDraft(form: string, restore: (values: Record<string, unknown>) => void): DraftKeeper {
  const owner = use(PersonContext); // a field of the page can stand there before the person is known
  const record = useRecordPlace();
  const [name] = useState(`${record} ${form}`);
  const place = useMemo<DraftPlace | undefined>(() => (owner ? { owner, form: name } : undefined), [owner, name]);
  const found = useMemo(() => (place ? drafts.read(place) : undefined), [place]);
  const [decided, setDecided] = useState<Draft>();
  const earlier = found === decided ? undefined : found;

  const clear = (): void => {
    if (place) drafts.drop(place);
  };
  const drop = (): void => {
    clear();
    setDecided(found);
  };
  return {
    offered: earlier && {
      ...earlier,
      restore: () => {
        restore(earlier.values);
        setDecided(earlier);
      },
      discard: drop,
    },
    keep: (values) => {
      if (place) drafts.keep(place, values);
    },
    clear,
    drop,
  };
}

/** The id of the signed-in user, whose drafts are kept; none while signed out. */
export const PersonContext = createContext<string | undefined>(undefined);
