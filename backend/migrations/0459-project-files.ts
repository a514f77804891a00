import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';
import { filesWithRequests, sourcesWithRequests } from './0425-consultation-comments.js';

/** The newest text of the view's files. */
export const filesWithProjects = filesWithRequests.replace(
  'join task_comments as c on c.id = f.comment_id',
  'left join task_comments as c on c.id = f.comment_id',
);

/** Whose history a file is in, and which files that are. */
const parents = [
  ['attachment', 'task_id', 'is not null'],
  ['project_file', 'project_id', 'is null'],
] as const;
const changes = [
  ['created', 'insert'],
  ['updated', 'update'],
  ['deleted', 'delete'],
] as const;

/** Projects have files of their own, which come with no comment; the history of a project has them. */
export class Migration0459ProjectFiles extends Migration {
  override up(): void {
    this.addSql('alter table comment_attachments alter column comment_id drop not null');
    this.addSql(`alter table comment_attachments add constraint comment_attachments_place
      check (comment_id is not null or (project_id is not null and task_id is null)) not valid`);
    this.addSql('alter table comment_attachments validate constraint comment_attachments_place');
    this.addSql(`create or replace view search_sources as ${sourcesWithRequests} ${filesWithProjects}`);
    for (const [change] of changes) this.addSql(`drop trigger audit_attachment_${change} on comment_attachments`);
    for (const [name, parent, condition] of parents)
      for (const [change, event] of changes)
        this.addSql(`create trigger audit_${name}_${change} after ${event} on comment_attachments for each row
          when (${event === 'delete' ? 'old' : 'new'}.comment_id ${condition} ${event === 'update' ? 'and old is distinct from new' : ''})
          execute function audit_change('attachment', '{search_text,updated_at,version,storage_path}', 'id', '${parent}')`);
  }

  override down(): void {
    this.addSql('delete from comment_attachments where comment_id is null');
    for (const [name] of parents)
      for (const [change] of changes) this.addSql(`drop trigger audit_${name}_${change} on comment_attachments`);
    this.addSql(auditTable('comment_attachments', 'attachment', { parent: 'task_id', leftOut: ['storage_path'] }));
    this.addSql(`create or replace view search_sources as ${sourcesWithRequests} ${filesWithRequests}`);
    this.addSql('alter table comment_attachments drop constraint comment_attachments_place');
    this.addSql('alter table comment_attachments alter column comment_id set not null');
  }
}
