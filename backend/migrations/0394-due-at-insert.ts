import { Migration } from '@mikro-orm/migrations';

/** Rows of later work are due from their insert on; before, a listener of their event made them so. */
export class Migration0394DueAtInsert extends Migration {
  override up(): void {
    for (const table of ['report_runs', 'data_exports', 'imports']) {
      this.addSql(`update ${table} set due_at = created_at where due_at is null`);
      this.addSql(`alter table ${table} alter column due_at set default now()`);
    }
    this.addSql('drop index imports_due');
    this.addSql(`create index imports_due on imports (due_at) where status in ('checking', 'applying', 'undoing')`);
    this.addSql('alter table magic_link_requests alter column mail_due_at set default now()');
    this.addSql('drop index magic_link_requests_owed');
    this.addSql(
      `create index magic_link_requests_due on magic_link_requests (mail_due_at) where mailed_at is null and origin = 'request'`,
    );
  }

  override down(): void {
    this.addSql('drop index magic_link_requests_due');
    this.addSql(
      'create index magic_link_requests_owed on magic_link_requests (mail_due_at) where mailed_at is null and mail_due_at is not null',
    );
    this.addSql('alter table magic_link_requests alter column mail_due_at drop default');
    this.addSql('drop index imports_due');
    this.addSql('create index imports_due on imports (due_at) where due_at is not null');
    for (const table of ['report_runs', 'data_exports', 'imports'])
      this.addSql(`alter table ${table} alter column due_at drop default`);
  }
}
