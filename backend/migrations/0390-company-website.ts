import { Migration } from '@mikro-orm/migrations';
import { searchedSources } from './0230-search.js';
import { searchedFiles } from './0300-file-texts.js';

const WEBSITE = String.raw`regexp_replace(c.website, '^https?://(www\.)?', '')`;
/** The text of the view but its files; 0425 has the newest. */
export const sourcesWithWebsite = searchedSources.replace('c.address, c.notes', `c.address, ${WEBSITE}, c.notes`);

/** A company's website, by which it is also found. */
export class Migration0390CompanyWebsite extends Migration {
  override up(): void {
    this.addSql('alter table companies add column website text');
    this.search(sourcesWithWebsite, 'name, address, billing_email, phone, website, notes, deleted_at');
  }

  override down(): void {
    this.search(searchedSources, 'name, address, billing_email, phone, notes, deleted_at');
    this.addSql('alter table companies drop column website');
  }

  private search(sources: string, columns: string): void {
    this.addSql(`create or replace view search_sources as ${sources} ${searchedFiles}`);
    this.addSql('drop trigger search_company_written on companies');
    this.addSql(`create trigger search_company_written after insert or update of ${columns} on companies
      for each row execute function search_written('company')`);
  }
}
