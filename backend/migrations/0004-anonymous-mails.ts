import { Migration } from '@mikro-orm/migrations';

/** Mails caused by anonymous visitors, by a keyed hash of the address; one hour of them counts. */
export class Migration0004AnonymousMails extends Migration {
  override up(): void {
    this.addSql(`
      create table anonymous_mails (
        id bigint generated always as identity primary key,
        address_hash text not null,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index anonymous_mails_address on anonymous_mails (address_hash, created_at)');
    this.addSql('create index anonymous_mails_created on anonymous_mails (created_at)');
  }

  override down(): void {
    this.addSql('drop table anonymous_mails');
  }
}
