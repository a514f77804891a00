import { Migration } from '@mikro-orm/migrations';

/** The tries of a step before its last, so that the time of each is known. */
export class Migration0270StepTries extends Migration {
  override up(): void {
    this.addSql(`alter table workflow_steps add column earlier_tries jsonb not null default '[]'`);
  }

  override down(): void {
    this.addSql('alter table workflow_steps drop column earlier_tries');
  }
}
