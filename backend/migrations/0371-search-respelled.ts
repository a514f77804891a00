import { Migration } from '@mikro-orm/migrations';
import { plainBefore } from './0370-search-spellings.js';

const TEXT = `coalesce(number, '') || ' ' || title || ' ' || body`;

/**
 * Indexes the documents again that 0370 spells otherwise: few have such characters, and what is written meanwhile is
 * spelled so already. By the table of all kinds, as its triggers keep the words of titles.
 */
export class Migration0371SearchRespelled extends Migration {
  override up(): void {
    this.addSql(`update search_documents set title = title where search_plain(${TEXT}) <> ${plainBefore(TEXT)}`);
  }

  /** What is spelled by the newer function is found less well by the older one, until it is written again. */
  override down(): void {
    // nothing to take back
  }
}
