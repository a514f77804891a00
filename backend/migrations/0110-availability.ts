import { Migration } from '@mikro-orm/migrations';

/** When hosts take meetings; a host without a row keeps business hours. */
export class Migration0110Availability extends Migration {
  override up(): void {
    this.addSql(`
      create table host_availability (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        host_id uuid not null unique references users (id),
        takes_meetings boolean not null default true,
        time_zone text not null,
        meeting_url text,
        weekly jsonb not null,
        exceptions jsonb not null default '[]'
      )`);
  }

  override down(): void {
    this.addSql('drop table host_availability');
  }
}
