import { Migration } from '@mikro-orm/migrations';

/** Meetings about requests for consultations. One host never has two at once, with the pause between them counted. */
export class Migration0100Meetings extends Migration {
  override up(): void {
    this.addSql('create extension if not exists btree_gist');
    this.addSql(`
      create table consultation_meetings (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        consultation_id uuid not null references consultation_requests (id),
        status text not null check (status in
          ('proposed', 'confirmed', 'declined', 'cancelled', 'completed', 'no_show', 'rescheduled')),
        proposed_by text not null check (proposed_by in ('customer', 'admin', 'visitor')),
        starts_at timestamptz not null,
        ends_at timestamptz not null,
        busy_until timestamptz not null,
        time_zone text not null,
        mode text not null check (mode in ('video', 'phone', 'onsite')),
        location text,
        meeting_url text,
        host_id uuid not null references users (id),
        agenda text not null default '',
        notes text,
        held_until timestamptz,
        held_network text,
        ics_uid text not null,
        sequence integer not null,
        cancel_reason text,
        rescheduled_from uuid references consultation_meetings (id),
        reminded_day_at timestamptz,
        reminded_hour_at timestamptz,
        constraint consultation_meetings_end_after_start check (ends_at > starts_at and busy_until >= ends_at),
        constraint consultation_meetings_no_overlap
          exclude using gist (host_id with =, tstzrange(starts_at, busy_until) with &&)
          where (deleted_at is null and status in ('proposed', 'confirmed'))
      )`);
    this.addSql(
      `create index consultation_meetings_consultation on consultation_meetings (consultation_id, starts_at) where deleted_at is null`,
    );
    this.addSql(
      `create index consultation_meetings_starts on consultation_meetings (starts_at, id) where deleted_at is null`,
    );
    this.addSql(
      `create index consultation_meetings_host on consultation_meetings (host_id, starts_at) where deleted_at is null`,
    );
    this.addSql(
      `create index consultation_meetings_newest on consultation_meetings (created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(
      `create unique index consultation_meetings_rescheduled on consultation_meetings (rescheduled_from) where rescheduled_from is not null`,
    );
    this.addSql(
      `create index consultation_meetings_held on consultation_meetings (held_until) where deleted_at is null and status = 'proposed' and held_until is not null`,
    );
    this.addSql(
      `create index consultation_meetings_deleted on consultation_meetings (deleted_at) where deleted_at is not null`,
    );
    this.addSql(`create index consultation_requests_address on consultation_requests (email) where deleted_at is null`);
  }

  override down(): void {
    this.addSql('drop index consultation_requests_address');
    this.addSql('drop table consultation_meetings');
  }
}
