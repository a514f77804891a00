import { Migration } from '@mikro-orm/migrations';

/** Mails that were received for support tickets. */
export class Migration0166InboundMails extends Migration {
  override up(): void {
    this.addSql(`
      create table inbound_mails (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        status text not null check (status in ('waiting', 'filed', 'junk', 'ignored')),
        kind text not null check (kind in ('message', 'automatic', 'bounce', 'calendar')),
        reason text check (reason in ('unknown_sender', 'unproven_sender', 'suspended_sender', 'from_admin')),
        message_id text not null,
        recipient text not null,
        from_address text not null,
        from_name text,
        user_id uuid references users (id) on delete set null,
        subject text not null,
        text text not null,
        attachments text[] not null,
        size integer not null,
        storage_path text not null,
        checks jsonb not null,
        is_proven boolean not null,
        ticket_id uuid references tickets (id) on delete set null,
        comment_id uuid references task_comments (id) on delete set null,
        search_text text not null generated always as
          (lower(from_address || ' ' || coalesce(from_name, '') || ' ' || subject)) stored
      )`);
    this.addSql(`create unique index inbound_mails_once on inbound_mails (message_id, from_address, recipient)`);
    this.addSql(`create index inbound_mails_newest on inbound_mails (status, created_at desc, id desc)`);
    this.addSql(`create index inbound_mails_sender on inbound_mails (from_address, created_at)`);
    this.addSql(`create index inbound_mails_age on inbound_mails (created_at)`);
    this.addSql(`create index inbound_mails_file on inbound_mails (storage_path)`);
    this.addSql(`create index inbound_mails_search on inbound_mails using gin (search_text gin_trgm_ops)`);
    for (const column of ['user_id', 'ticket_id', 'comment_id'])
      this.addSql(`create index inbound_mails_${column} on inbound_mails (${column}) where ${column} is not null`);
  }

  override down(): void {
    this.addSql('drop table inbound_mails');
  }
}
