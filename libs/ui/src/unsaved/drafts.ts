import { withStorage } from '../storage/remembered.js';

/** How long what was typed can be brought back, in milliseconds: a day. */
const KEPT_FOR = 24 * 60 * 60 * 1_000;

const PREFIX = 'draft:';

/** The values of a form that weren't sent. */
export interface Draft {
  /** When it was typed last, in milliseconds since 1970. */
  at: number;
  /** The fields that were changed. */
  values: Record<string, unknown>;
}

/** Whose draft of which form: a person's id, and a name that no other form or record has. */
export interface DraftPlace {
  owner: string;
  form: string;
}

const keyOf = ({ owner, form }: DraftPlace): string => `${PREFIX}${owner}:${form}`;

/** Drafts of forms, kept in this tab for a day, each for the person who typed it only. */
export const drafts = {
  /** Keeps what was typed; values that can't be written down, as files, are left out. */
  keep(place: DraftPlace, values: Record<string, unknown>): void {
    withStorage('sessionStorage', (storage) =>
      storage.setItem(keyOf(place), JSON.stringify({ at: Date.now(), values: kept(values) })),
    );
  },
  read(place: DraftPlace): Draft | undefined {
    const draft = parsed(withStorage('sessionStorage', (storage) => storage.getItem(keyOf(place))));
    if (!draft || draft.at > Date.now() - KEPT_FOR) return draft;
    drafts.drop(place);
    return undefined;
  },
  drop(place: DraftPlace): void {
    withStorage('sessionStorage', (storage) => storage.removeItem(keyOf(place)));
  },
  /** Removes all drafts, or all but one user's: the next user of this tab finds none of another. */
  clear(exceptOf?: string): void {
    withStorage('sessionStorage', (storage) => {
      for (const key of Object.keys(storage))
        if (key.startsWith(PREFIX) && (exceptOf === undefined || !key.startsWith(`${PREFIX}${exceptOf}:`)))
          storage.removeItem(key);
    });
  },
};

const kept = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !holdsFile(value)));

const holdsFile = (value: unknown): boolean =>
  value instanceof Blob || (Array.isArray(value) && value.some((one) => holdsFile(one)));

function parsed(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Draft | null;
    return draft && typeof draft.at === 'number' && typeof draft.values === 'object' ? draft : undefined;
  } catch {
    return undefined;
  }
}
