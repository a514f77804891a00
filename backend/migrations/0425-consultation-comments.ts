import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';
import { searchedFiles } from './0300-file-texts.js';
import { sourcesWithWebsite } from './0390-company-website.js';

const MESSAGES = `coalesce(c.project_id, t.requester_id)
      from task_comments as c join tickets as t on t.id = c.task_id`;
const FILES = `coalesce(f.project_id, t.requester_id)
      from comment_attachments as f join tickets as t on t.id = f.task_id`;
/** The newest text of the view but its files: a migration that changes it starts from here, and takes this comment along. */
export const sourcesWithRequests = sourcesWithWebsite.replace(
  MESSAGES,
  `coalesce(c.project_id, t.requester_id, r.customer_id)
      from task_comments as c left join tickets as t on t.id = c.task_id
      left join consultation_requests as r on r.id = c.consultation_id`,
);
/** The view's files; their newest text is in 0459. */
export const filesWithRequests = searchedFiles.replace(
  FILES,
  `coalesce(f.project_id, t.requester_id, r.customer_id)
      from comment_attachments as f left join tickets as t on t.id = f.task_id
      join task_comments as c on c.id = f.comment_id left join consultation_requests as r on r.id = c.consultation_id`,
);

const COLUMNS =
  'id, created_at, updated_at, version, consultation_id, author_id, visibility, body, body_html, files_to_come';
/** A reply as a comment: as it was shown, with its lines, for what was typed had no formats. */
const replyOf = (row: string): string => `
  ${row}.id, ${row}.contacted_at, ${row}.contacted_at, 1, ${row}.consultation_id, ${row}.author_id, 'public', ${row}.note,
  '<p>' || replace(regexp_replace(
    replace(replace(replace(${row}.note, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'),
    E'\\n{2,}', '</p><p>', 'g'), E'\\n', '<br>') || '</p>', 0`;

/** Whose history a comment is in. */
const parents = [
  ['comment', 'task_id'],
  ['request_comment', 'consultation_id'],
] as const;

const changes = ['created', 'updated', 'deleted'] as const;

/**
 * The conversation about a request has comments, as that of a ticket has; what admins noted of calls and mails stays a
 * contact. Mails are received for it, too.
 */
export class Migration0425ConsultationComments extends Migration {
  override up(): void {
    this.addSql('alter table task_comments alter column task_id drop not null');
    this.addSql('alter table comment_attachments alter column task_id drop not null');
    this.addSql('alter table task_comments add column consultation_id uuid references consultation_requests (id)');
    this.addSql(`alter table task_comments add constraint task_comments_thread
      check (num_nonnulls(task_id, consultation_id) = 1)`);
    this.addSql(`create index task_comments_consultation on task_comments (consultation_id, created_at, id)
      where consultation_id is not null`);
    this.addSql(`alter table inbound_mails
      add column consultation_id uuid references consultation_requests (id) on delete set null`);
    this.addSql(`create index inbound_mails_consultation_id on inbound_mails (consultation_id)
      where consultation_id is not null`);
    this.addSql(`create or replace view search_sources as ${sourcesWithRequests} ${filesWithRequests}`);
    this.audit();
    this.addSql('alter table consultation_contacts disable trigger audit_consultation_contact_deleted');
    this.addSql(`insert into task_comments (${COLUMNS})
      select ${replyOf('t')} from consultation_contacts as t where t.way = 'reply'`);
    this.addSql(`delete from consultation_contacts where way = 'reply'`);
    this.addSql('alter table consultation_contacts enable trigger audit_consultation_contact_deleted');
    // the previous release still writes replies among the contacts until it has stopped
    this.addSql(`
      create function consultation_reply_written() returns trigger language plpgsql as $$
      begin
        insert into task_comments (${COLUMNS}) values (${replyOf('new')}) on conflict (id) do nothing;
        return null;
      end $$`);
    this.addSql(`create trigger consultation_reply_written after insert on consultation_contacts
      for each row when (new.way = 'reply') execute function consultation_reply_written()`);
  }

  override down(): void {
    this.addSql('drop trigger consultation_reply_written on consultation_contacts');
    this.addSql('drop function consultation_reply_written()');
    this.addSql(`insert into consultation_contacts (id, created_at, consultation_id, way, contacted_at, note, author_id)
      select id, created_at, consultation_id, 'reply', created_at, body, author_id from task_comments
      where consultation_id is not null and visibility = 'public' and deleted_at is null on conflict (id) do nothing`);
    this.addSql(`delete from comment_attachments where task_id is null`);
    this.addSql(`delete from task_comments where task_id is null`);
    for (const [name] of parents)
      for (const change of changes) this.addSql(`drop trigger audit_${name}_${change} on task_comments`);
    this.addSql(auditTable('task_comments', 'comment', { leftOut: ['body_html'], parent: 'task_id' }));
    this.addSql(`create or replace view search_sources as ${sourcesWithWebsite} ${searchedFiles}`);
    this.addSql('alter table inbound_mails drop column consultation_id');
    this.addSql('alter table task_comments drop column consultation_id, alter column task_id set not null');
    this.addSql('alter table comment_attachments alter column task_id set not null');
  }

  /** The history of a request has its comments. */
  private audit(): void {
    for (const change of changes) this.addSql(`drop trigger audit_comment_${change} on task_comments`);
    for (const [name, parent] of parents)
      for (const [at, event] of ['insert', 'update', 'delete'].entries())
        this.addSql(`create trigger audit_${name}_${changes[at]} after ${event} on task_comments for each row
          when (${event === 'delete' ? 'old' : 'new'}.${parent} is not null ${event === 'update' ? 'and old is distinct from new' : ''})
          execute function audit_change('comment', '{search_text,updated_at,version,body_html}', 'id', '${parent}')`);
  }
}
