import type { Change } from '@portal/contracts';

/** What a live change is, in words: "Changed by Dana just now". */
export function changeText({ event, by }: Pick<Change, 'event' | 'by'>): string {
  if (event === 'INSERT') return by ? `Added by ${by.name} just now` : 'New just now';
  return by ? `Changed by ${by.name} just now` : 'Changed just now';
}
