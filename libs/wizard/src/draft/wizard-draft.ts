import { withStorage } from '@portal/ui';
import type { Booking, TakenTime } from '../slots/booking.js';
import type { WizardAnswers } from '../wizard-answers.js';

/** A request that was stored, as the Thank You screen shows it. */
export interface SentRequest {
  name: string;
  email: string;
  /** What a time can be picked for. */
  booking: Booking;
  /** The time that was picked, once one was. */
  taken?: TakenTime;
}

/** One way to send certain answers: sent again in the same way they are the same request to the server. */
export interface Attempt {
  answers: WizardAnswers;
  /** The Idempotency-Key. */
  action: string;
  /** The proof that a person took time over the form; undefined when none could be had. */
  form_token?: string | undefined;
}

/** What the tab keeps of one wizard, so that a reload or a way back finds it again. */
export interface WizardDraft {
  step: number;
  typed: Partial<WizardAnswers>;
  /** Whether its dialog is shown; undefined until that is known. */
  open?: boolean;
  /** How the answers were sent, while it is unknown whether they arrived. */
  attempt?: Attempt | undefined;
  /** The request that was sent, once it was; the answers are empty by then. */
  sent?: SentRequest;
}

export const emptyDraft: WizardDraft = { step: 0, typed: {} };

/** Begins the key of every draft; the prerendered page's starter looks for it. */
const PREFIX = 'consultation-wizard:';

/**
 * The draft of the wizard at a place of the page that is open now, as an external store of React; it outlives the page in
 * the tab's session storage.
 * @param place distinguishes the wizards of a page
 */
export function createDraftStore(place: string) {
  const listeners = new Set<() => void>();
  let draft: WizardDraft | null = null;
  let key = '';
  const get = (): WizardDraft => {
    if (draft) return draft;
    key = `${PREFIX}${location.pathname}#${place}`;
    return (draft = read(key));
  };
  const put = (next: WizardDraft, keep: () => void): void => {
    draft = next;
    keep();
    for (const listener of listeners) listener();
  };
  return {
    get,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (change: Partial<WizardDraft>) => {
      const next = { ...get(), ...change };
      put(next, () => withStorage('sessionStorage', (storage) => storage.setItem(key, JSON.stringify(next))));
    },
    /** Empties it, in the tab's storage too. */
    clear: () => {
      get();
      put({ ...emptyDraft, open: false }, () => withStorage('sessionStorage', (storage) => storage.removeItem(key)));
    },
  };
}

function read(key: string): WizardDraft {
  const text = withStorage('sessionStorage', (storage) => storage.getItem(key));
  if (!text) return emptyDraft;
  const { open, ...kept } = JSON.parse(text) as WizardDraft;
  if (kept.sent && !isReloaded()) {
    withStorage('sessionStorage', (storage) => storage.removeItem(key));
    return emptyDraft;
  }
  return { ...kept, ...(open ? { open } : {}) }; // a dialog that was closed opens as any other
}

/** A reload shows the confirmation again; a later visit starts a new request. */
function isReloaded(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type !== 'navigate';
}
