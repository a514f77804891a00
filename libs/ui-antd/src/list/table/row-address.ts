import { withoutSheets } from '../../sheet/sheet-address.js';

/**
 * Where a row opens: with the list's own filters, because the list may stay beside it or be come back to; unless the
 * address brings a query of its own. A sheet over the list is left out: the row may be another one’s.
 */
export const rowAddress = <Href extends string | undefined>(href: Href, search: string): Href | string =>
  href === undefined || href.includes('?') ? href : href + withoutSheets(search);
