import { Migration } from '@mikro-orm/migrations';

/** Mails that were above a limit of senders, for 30 days and without their text. */
export class Migration0380RefusedMails extends Migration {
  override up(): void {
    this.addSql(`
      create table refused_mails (
        id uuid primary key,
        created_at timestamptz not null,
        refused_at timestamptz not null,
        message_id text not null,
        from_address text not null,
        is_proven boolean not null,
        subject text not null,
        reason text not null check (reason in ('sender', 'network', 'loop')),
        attempts integer not null
      )`);
    this.addSql(`create unique index refused_mails_once on refused_mails (message_id, from_address)`);
    this.addSql(`create index refused_mails_newest on refused_mails (refused_at desc, id desc)`);
    this.addSql(`create index refused_mails_sender on refused_mails (from_address)`);
  }

  override down(): void {
    this.addSql('drop table refused_mails');
  }
}
