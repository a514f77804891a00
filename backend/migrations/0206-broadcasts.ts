import { Migration } from '@mikro-orm/migrations';

/** Messages that admins send to many people; their notifications name them, so that each is there once. */
export class Migration0206Broadcasts extends Migration {
  override up(): void {
    this.addSql(`
      create table broadcasts (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        status text not null check (status in ('draft', 'sending', 'sent', 'cancelled')),
        title text not null,
        body text not null,
        link text,
        link_label text,
        category text not null,
        channels text[] not null,
        audience jsonb not null,
        author_id uuid not null references users (id),
        expected integer not null default 0,
        started_at timestamptz,
        finished_at timestamptz,
        cursor_id uuid,
        fanned_out_at timestamptz,
        recipients integer not null default 0,
        sent integer not null default 0,
        waiting integer not null default 0,
        suppressed integer not null default 0,
        failed integer not null default 0,
        counted_at timestamptz
      )`);
    this.addSql(`create index broadcasts_newest on broadcasts (created_at desc, id desc) where deleted_at is null`);
    this.addSql(`create index broadcasts_author on broadcasts (author_id)`);
    this.addSql(`create index broadcasts_open on broadcasts (started_at) where status = 'sending' or waiting > 0`);
    this.addSql(`create index broadcasts_ended on broadcasts (finished_at) where finished_at is not null`);
    this.addSql(`create index broadcasts_deleted on broadcasts (deleted_at) where deleted_at is not null`);
    this.addSql(`alter table notifications add column broadcast_id uuid references broadcasts (id) on delete cascade`);
    this.addSql(`
      create unique index notifications_of_broadcast on notifications (broadcast_id, recipient_id, channel)
      where broadcast_id is not null`);
    this.addSql(`
      create index notifications_broadcast_progress on notifications (broadcast_id, channel, status)
      where broadcast_id is not null`);
    this.addSql(`
      create index notifications_due_bulk on notifications (due_at)
      where status = 'queued' and channel = 'email' and broadcast_id is not null`);
    this.addSql(`
      create index notifications_due_single on notifications (due_at)
      where status = 'queued' and channel = 'email' and broadcast_id is null`);
    this.addSql(
      `create index notifications_newest on notifications (created_at desc, id desc) where deleted_at is null`,
    );
  }

  override down(): void {
    this.addSql('drop index notifications_newest');
    this.addSql('alter table notifications drop column broadcast_id');
    this.addSql('drop table broadcasts');
  }
}
