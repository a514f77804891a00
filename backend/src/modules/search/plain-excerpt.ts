import { textOfComment } from '../../infrastructure/wording/comment-body.js';
import { MARKS } from './search.queries.js';

/** The address of a link in which something was found; its words stand before it. */
const MARKED_ADDRESS = new RegExp(` \\([^\\s()]*${encodeURIComponent(MARKS.start)}[^\\s()]*\\)`, 'gi');
/** Markdown marks whose closing or opening one may lie outside the excerpt. */
const HALVES = /\*\*|~~|`/g;

/** An excerpt of a text in Markdown, with `MARKS` in it, in one line of plain text. */
export const plainExcerpt = (marked: string): string =>
  textOfComment(marked.trim()).replace(MARKED_ADDRESS, '').replace(HALVES, '').replace(/\s+/g, ' ');
