import { Migration } from '@mikro-orm/migrations';

/** Since when a meeting answers what was promised to the person who asked. Meetings of before answer since they were made. */
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
