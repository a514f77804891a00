import type { MarkedText, SearchHit } from '@portal/contracts';
import { instantOf } from '../../infrastructure/database/time/instant.js';
import { MARKS, type HitRow } from './search.queries.js';

const MARKED = new RegExp(`${MARKS.start}([^${MARKS.end}]*)${MARKS.end}`, 'u');

/** A text with PostgreSQL's marks in parts. */
export const partsOf = (text: string): MarkedText =>
  text
    .split(MARKED)
    .map((part, at) => ({ text: part, is_hit: at % 2 === 1 }))
    .filter((part) => part.text !== '');

const hasHit = (parts: MarkedText): boolean => parts.some(({ is_hit: isHit }) => isHit);

/** A hit as the API shows it. Of a comment the title is that of its task or ticket. */
export function toSearchHit(row: HitRow): SearchHit {
  const excerpt = row.marked_body === null ? null : partsOf(row.marked_body);
  return {
    type: row.type,
    id: row.id,
    number: row.parent_number ?? row.number,
    title: row.type === 'comment' ? [{ text: row.parent_title ?? '', is_hit: false }] : partsOf(row.marked_title),
    excerpt: excerpt && hasHit(excerpt) ? excerpt : null,
    status: row.status,
    project_id: row.project_id,
    parent_id: row.parent_id,
    starts_at: row.starts_at === null ? null : instantOf(row.starts_at),
    changed_at: instantOf(row.changed_at),
  };
}
