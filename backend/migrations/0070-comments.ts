import { Migration } from '@mikro-orm/migrations';

/** Comments on tasks and their files; the files themselves lie in the object storage under `storage_path`. */
export class Migration0070Comments extends Migration {
  override up(): void {
    this.addSql(`
      create table task_comments (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        task_id uuid not null references tickets (id),
        project_id uuid not null references projects (id),
        author_id uuid not null references users (id),
        visibility text not null check (visibility in ('public', 'internal')),
        body text not null,
        body_html text not null,
        edited_at timestamptz
      )`);
    this.addSql(`create index task_comments_task on task_comments (task_id, created_at, id) where deleted_at is null`);
    this.addSql(
      `create index task_comments_project on task_comments (project_id, created_at, id) where deleted_at is null`,
    );
    this.addSql(`create index task_comments_deleted on task_comments (deleted_at) where deleted_at is not null`);
    this.addSql(`
      create table comment_attachments (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        comment_id uuid not null references task_comments (id),
        task_id uuid not null references tickets (id),
        project_id uuid not null references projects (id),
        uploaded_by uuid not null references users (id),
        file_name text not null,
        file_size bigint not null check (file_size >= 0),
        file_type text not null,
        storage_path text not null unique,
        sha256 text not null
      )`);
    this.addSql(
      `create index comment_attachments_comment on comment_attachments (comment_id, created_at) where deleted_at is null`,
    );
    this.addSql(
      `create index comment_attachments_project on comment_attachments (project_id, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index comment_attachments_deleted on comment_attachments (deleted_at) where deleted_at is not null`,
    );
  }

  override down(): void {
    this.addSql('drop table comment_attachments');
    this.addSql('drop table task_comments');
  }
}
