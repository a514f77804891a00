import type { Change } from '@portal/contracts';

/**
 * Whether another user changed or added the row, so that it is highlighted; the user's own changes and quiet ones
 * aren't.
 */
export const isNews = (
  { event, by, quiet }: Pick<Change, 'event' | 'by' | 'quiet'>,
  ownId: string | undefined,
): boolean => !quiet && event !== 'DELETE' && (!by || by.id !== ownId);

/** What a live change is, in words: "Changed by Dana just now". */
export function changeText({ event, by }: Pick<Change, 'event' | 'by'>): string {
  if (event === 'INSERT') return by ? `Added by ${by.name} just now` : 'New just now';
  return by ? `Changed by ${by.name} just now` : 'Changed just now';
}
