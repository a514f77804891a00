import { Migration } from '@mikro-orm/migrations';

/** The queue's job schedulers keep the nightly runs; the table that kept them is dropped. */
export class Migration0142JobSchedulers extends Migration {
  override up(): void {
    this.addSql('drop table nightly_runs');
  }

  override down(): void {
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
}
