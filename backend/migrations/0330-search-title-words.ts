import { Migration } from '@mikro-orm/migrations';

/** Words with a digit are numbers, which have no slips; short ones are like too many others. */
const CORRECTED = `length(said.word) between 4 and 40 and said.word !~ '[0-9]'`;

/**
 * The words of all titles, so that a slip is compared with each word once instead of with each title: what was typed is
 * replaced by the words most like it, and these are searched for by index. Titles have no index for likeness any more.
 */
export class Migration0330SearchTitleWords extends Migration {
  override up(): void {
    this.addSql('create extension if not exists fuzzystrmatch');
    // not unique: two transactions that write the same new word don't wait for each other; a second row does no harm
    this.addSql('create table search_title_words (word text not null)');
    this.addSql(`
      insert into search_title_words
      select said.word from ts_stat('select title_words from search_documents') as said where ${CORRECTED}`);
    this.addSql('create index search_title_words_word on search_title_words (word)');
    this.addSql('create index search_title_words_similar on search_title_words using gin (word gin_trgm_ops)');
    this.addSql(`
      create function search_title_words_kept() returns trigger language plpgsql as $$
      begin
        insert into search_title_words
        select distinct said.word from written, unnest(tsvector_to_array(written.title_words)) as said (word)
        where ${CORRECTED} and not exists (select from search_title_words as known where known.word = said.word);
        return null;
      end $$`);
    for (const event of ['insert', 'update'])
      this.addSql(`
        create trigger search_title_words_${event} after ${event} on search_documents
        referencing new table as written for each statement execute function search_title_words_kept()`);
    this.addSql('drop index search_documents_similar');
  }

  override down(): void {
    this.addSql('create index search_documents_similar on search_documents using gin (title gin_trgm_ops)');
    for (const event of ['insert', 'update'])
      this.addSql(`drop trigger search_title_words_${event} on search_documents`);
    this.addSql('drop function search_title_words_kept()');
    this.addSql('drop table search_title_words');
  }
}
