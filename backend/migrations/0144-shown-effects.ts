import { Migration } from '@mikro-orm/migrations';

/**
 * Rows that a listener writes reach the screens by the feed position of its effect, and are found by the event they came
 * of; they no longer need an event of their own.
 */
export class Migration0144ShownEffects extends Migration {
  override up(): void {
    this.addSql('alter table effects add column shows text, add column seq bigint');
    this.addSql('create unique index effects_seq on effects (seq) where seq is not null');
    this.addSql('create index effects_unsequenced on effects (happened_at) where seq is null and shows is not null');
    this.addSql('alter table activity_logs add column event_id uuid');
    this.addSql('create index activity_logs_event on activity_logs (event_id) where event_id is not null');
  }

  override down(): void {
    this.addSql('drop index activity_logs_event');
    this.addSql('alter table activity_logs drop column event_id');
    this.addSql('drop index effects_unsequenced');
    this.addSql('drop index effects_seq');
    this.addSql('alter table effects drop column seq, drop column shows');
  }
}
