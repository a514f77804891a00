import { Migration } from '@mikro-orm/migrations';

/** Which nightly job was done in which night: the row is what lets one worker of many do it. */
export class Migration0003NightlyRuns extends Migration {
  override up(): void {
    this.addSql(`
      create table nightly_runs (
        job text not null,
        night date not null,
        started_at timestamptz not null default now(),
        finished_at timestamptz,
        rows_purged integer,
        primary key (job, night)
      )`);
  }

  override down(): void {
    this.addSql('drop table nightly_runs');
  }
}
