import { Migration } from '@mikro-orm/migrations';

/** Since when a meeting counts as contact. Older meetings count from their creation. */
export class Migration0101MeetingAnswers extends Migration {
  override up(): void {
    this.addSql('alter table consultation_meetings add column answers_since timestamptz');
    this.addSql(`
      update consultation_meetings set answers_since = created_at
      where status in ('confirmed', 'completed') or proposed_by = 'admin'`);
  }

  override down(): void {
    this.addSql('alter table consultation_meetings drop column answers_since');
  }
}
