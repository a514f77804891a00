import { Migration } from '@mikro-orm/migrations';

/** What came back of our mails, and the addresses that none is sent to. */
export class Migration0220MailSuppressions extends Migration {
  override up(): void {
    this.addSql(`
      create table mail_reports (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        mail text not null check (mail in ('notification', 'sign_in')),
        mail_id uuid not null,
        kind text not null check (kind in ('bounce', 'complaint')),
        is_permanent boolean not null,
        detail text
      )`);
    this.addSql(`create unique index mail_reports_once on mail_reports (mail_id, kind)`);
    this.addSql(`create index mail_reports_age on mail_reports (created_at)`);
    this.addSql(`
      create table mail_suppressions (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        address text not null,
        kind text not null check (kind in ('bounces', 'complaint')),
        status text not null check (status in ('watched', 'suppressed', 'lifted')),
        bounces integer not null,
        detail text,
        user_id uuid references users (id) on delete set null,
        lifted_by uuid references users (id) on delete set null,
        lifted_at timestamptz
      )`);
    this.addSql(`create unique index mail_suppressions_once on mail_suppressions (address, kind)`);
    this.addSql(`create index mail_suppressions_newest on mail_suppressions (updated_at desc, id desc)`);
    this.addSql(`create index mail_suppressions_search on mail_suppressions using gin (address gin_trgm_ops)`);
    for (const column of ['user_id', 'lifted_by'])
      this.addSql(
        `create index mail_suppressions_${column} on mail_suppressions (${column}) where ${column} is not null`,
      );
  }

  override down(): void {
    this.addSql('drop table mail_suppressions');
    this.addSql('drop table mail_reports');
  }
}
