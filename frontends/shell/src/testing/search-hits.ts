import type { SearchAnswer, SearchHit } from '@portal/contracts';

let made = 0;

/** A hit as the API answers it; by default a project whose name begins with what was found. */
export const aHit = (more: Partial<SearchHit> = {}): SearchHit => ({
  type: 'project',
  id: `0199c0de-0000-7000-8000-${String(++made).padStart(12, '0')}`,
  number: 'P-0008',
  title: [
    { text: 'Network', is_hit: true },
    { text: ' for both shops', is_hit: false },
  ],
  excerpt: null,
  status: 'on_hold',
  project_id: null,
  parent_id: null,
  starts_at: null,
  changed_at: '2026-01-05T12:00:00.000Z',
  ...more,
});

/** The answer of a search. */
export const anAnswer = (hits: SearchHit[], more: Partial<SearchAnswer> = {}): { data: SearchAnswer } => ({
  data: { hits, more: [], is_similar: false, ...more },
});
