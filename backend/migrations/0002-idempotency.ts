import { Migration } from '@mikro-orm/migrations';

/** Answers kept for 24 hours, so that a repeated call with one Idempotency-Key has one effect. */
export class Migration0002Idempotency extends Migration {
  override up(): void {
    this.addSql(`
      create table idempotency_keys (
        caller text not null,
        key text not null,
        route text not null,
        body_hash text not null,
        status smallint,
        answer jsonb,
        created_at timestamptz not null default now(),
        primary key (caller, key)
      )`);
    this.addSql('create index idempotency_keys_created_at on idempotency_keys (created_at)');
  }

  override down(): void {
    this.addSql('drop table idempotency_keys');
  }
}
