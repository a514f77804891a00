import { Migration } from '@mikro-orm/migrations';

/**
 * What happened, in the transaction that made it happen; what each listener made of it; and the one sequence that
 * orders the feed. `seq` is null until the event is numbered after its commit.
 */
export class Migration0001DomainEvents extends Migration {
  override up(): void {
    this.addSql('create sequence feed_seq');
    this.addSql(`
      create table domain_events (
        id uuid primary key,
        position bigint generated always as identity,
        seq bigint,
        name text not null,
        entity_type text not null,
        entity_id uuid not null,
        payload jsonb not null default '{}',
        actor_kind text not null check (actor_kind in ('user', 'anonymous', 'system')),
        actor_id uuid,
        request_id text not null,
        occurred_at timestamptz not null default now(),
        leased_until timestamptz,
        relayed_at timestamptz,
        settled_at timestamptz
      )`);
    this.addSql('create unique index domain_events_seq on domain_events (seq) where seq is not null');
    this.addSql('create index domain_events_unnumbered on domain_events (position) where seq is null');
    this.addSql('create index domain_events_unrelayed on domain_events (seq) where relayed_at is null');
    this.addSql('create index domain_events_unsettled on domain_events (seq) where settled_at is null');
    this.addSql('create index domain_events_entity on domain_events (entity_id, seq)');
    this.addSql(`
      create table effects (
        event_id uuid not null references domain_events (id) on delete cascade,
        listener text not null,
        happened_at timestamptz not null default now(),
        primary key (event_id, listener)
      )`);
  }

  override down(): void {
    this.addSql('drop table effects');
    this.addSql('drop table domain_events');
    this.addSql('drop sequence feed_seq');
  }
}
