import { z } from 'zod';
import { limits } from '../core/limits.js';
import { oneOrMore } from '../core/lists.js';
import { object } from '../core/objects.js';
import { id, instant, searchText } from '../core/primitives.js';

/** Kinds of records that search finds, in the order in which screens name them. */
export const searchTypes = [
  'project',
  'task',
  'ticket',
  'consultation',
  'meeting',
  'deal',
  'invoice',
  'customer',
  'company',
  'comment',
  'file',
] as const;
export const SearchType = z.enum(searchTypes).meta({ id: 'SearchType' });
export type SearchType = z.infer<typeof SearchType>;

/** Fewer characters find everything. */
export const SHORTEST_SEARCH = 2;

/** A text in parts, so that screens mark what was found without taking the text for HTML. */
export const MarkedText = z
  .array(z.object({ text: z.string(), is_hit: z.boolean() }))
  .meta({ id: 'MarkedText', description: 'The text in parts; what was searched for is a part of its own' });
export type MarkedText = z.infer<typeof MarkedText>;

export const SearchHit = object('SearchHit', {
  type: SearchType,
  id,
  number: z.string().nullable(),
  title: MarkedText.meta({ description: 'Of a comment the title of its task, ticket or request' }),
  excerpt: MarkedText.nullable().meta({ description: 'Where the text has what was searched for; null if it has not' }),
  status: z.string().meta({
    description:
      'The state of the record as its list says it (an open invoice past its day is overdue); of a comment, and of a file in one, its visibility; empty if it has none',
  }),
  project_id: id
    .nullable()
    .meta({ description: 'Of a task, of a comment or file on a task, and of a file of the project itself' }),
  parent_id: id.nullable().meta({
    description:
      'Of a comment its task, ticket or request, of a meeting its request, of a file one of these or its deal; null for one of a project itself',
  }),
  starts_at: instant.nullable().meta({ description: 'Of a meeting' }),
  changed_at: instant.meta({ description: 'When its text was last written' }),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = object('SearchAnswer', {
  hits: z.array(SearchHit).meta({
    description: 'Best first: by number, by the whole title, by words of it, by text; each recent first',
  }),
  more: z.array(SearchType).meta({ description: 'Kinds of which there are more hits than were asked for' }),
  is_similar: z.boolean().meta({ description: 'Nothing has these words: the hits have words that are like them' }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** Words to find; each has to begin a word of the record or have its stem. */
export const SearchQuery = z.strictObject({
  q: searchText.min(SHORTEST_SEARCH, `At least ${SHORTEST_SEARCH} characters`),
  types: oneOrMore(searchTypes).optional(),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.pageSizeMax)
    .default(5)
    .meta({ description: 'So many hits of each kind at most' }),
});
export type SearchQuery = z.infer<typeof SearchQuery>;
