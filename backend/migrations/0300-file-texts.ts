import { Migration } from '@mikro-orm/migrations';
import { searchedSources } from './0230-search.js';

/** Tables of files, and the columns with their names. */
const files = [
  ['comment_attachments', 'file_name'],
  ['deal_documents', 'title, file_name'],
] as const;

/** Files among what is searched, behind the other kinds. */
export const searchedFiles = `
      union all
      select 'file', f.id, null, f.file_name, coalesce(x.body, ''), f.created_at, coalesce(f.project_id, t.requester_id)
      from comment_attachments as f join tickets as t on t.id = f.task_id left join file_texts as x on x.id = f.id
      where f.deleted_at is null
      union all
      select 'file', f.id, null, f.title, concat_ws(' ', f.file_name, x.body), f.created_at, d.customer_id
      from deal_documents as f join customer_deals as d on d.id = f.deal_id left join file_texts as x on x.id = f.id
      where f.deleted_at is null`;

/**
 * The words of files that were sent: a row is made with each file, and a worker fills it in. Files are found by their
 * name at once, by their words once these are there.
 */
export class Migration0300FileTexts extends Migration {
  override up(): void {
    this.addSql(`
      create table file_texts (
        id uuid primary key,
        created_at timestamptz not null default now(),
        body text not null default '',
        read_at timestamptz,
        failure text
      )`);
    this.addSql('create index file_texts_unread on file_texts (created_at) where read_at is null');
    this.addSql(`create table search_documents_file partition of search_documents for values in ('file')`);
    this.addSql(`create or replace view search_sources as ${searchedSources} ${searchedFiles}`);
    this.addTriggers();
    for (const [table] of files) this.addSql(`insert into file_texts (id) select id from ${table}`);
    this.addSql(`insert into search_documents select * from search_sources where type = 'file'`);
  }

  override down(): void {
    for (const [table] of files) {
      this.addSql(`drop trigger file_text_wanted on ${table}`);
      this.addSql(`drop trigger search_file_written on ${table}`);
      this.addSql(`drop trigger search_file_removed on ${table}`);
    }
    this.addSql('drop trigger search_files_handed_over on tickets');
    this.addSql('drop function search_files_of_ticket()');
    this.addSql('drop function file_text_wanted()');
    this.addSql('drop function file_removed()');
    this.addSql('drop view search_sources');
    this.addSql(`create view search_sources as ${searchedSources}`);
    this.addSql('drop table search_documents_file');
    this.addSql('drop table file_texts');
  }

  private addTriggers(): void {
    this.addSql(`
      create function file_text_wanted() returns trigger language plpgsql as $$
      begin
        insert into file_texts (id) values (new.id);
        return null;
      end $$`);
    this.addSql(`
      create function file_removed() returns trigger language plpgsql as $$
      begin
        delete from file_texts where id = old.id;
        delete from search_documents where type = 'file' and id = old.id;
        return null;
      end $$`);
    for (const [table, columns] of files) {
      // before its document, by name: triggers of one moment run in the order of theirs
      this.addSql(`create trigger file_text_wanted after insert on ${table}
        for each row execute function file_text_wanted()`);
      this.addSql(`create trigger search_file_written after insert or update of ${columns}, deleted_at on ${table}
        for each row execute function search_written('file')`);
      this.addSql(`create trigger search_file_removed after delete on ${table}
        for each row execute function file_removed()`);
    }
    this.addSql(`
      create function search_files_of_ticket() returns trigger language plpgsql as $$
      begin
        update search_documents as s set scope = new.requester_id from comment_attachments as f
        where f.task_id = new.id and s.type = 'file' and s.id = f.id;
        return null;
      end $$`);
    this.addSql(`create trigger search_files_handed_over after update of requester_id on tickets
      for each row when (new.kind = 'support' and old.requester_id <> new.requester_id)
      execute function search_files_of_ticket()`);
    this.addSql(`create trigger search_file_read after update of body on file_texts
      for each row execute function search_written('file')`);
  }
}
