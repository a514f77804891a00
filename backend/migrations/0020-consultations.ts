import { Migration } from '@mikro-orm/migrations';

/** Consultation requests: their states, readable references, and the indexes behind list, search and dashboard. */
export class Migration0020Consultations extends Migration {
  override up(): void {
    this.addSql('create extension if not exists pg_trgm');
    this.addSql('create sequence consultation_reference_numbers');
    this.addSql(`
      create function next_consultation_reference() returns text language sql volatile as $$
        select 'C-' || to_char(now() at time zone 'America/New_York', 'YYYY') || '-' || lpad(n::text, greatest(4, length(n::text)), '0')
        from nextval('consultation_reference_numbers') as n
      $$`);
    this.addSql(`
      create table consultation_requests (
        id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz,
        reference text not null unique default next_consultation_reference(),
        customer_id uuid not null references users (id),
        source text not null check (source in ('public', 'portal', 'admin')),
        title text not null,
        consultation_type text not null check (consultation_type in
          ('strategy_consultation', 'project_scoping', 'emergency_assessment', 'general_consultation')),
        description text not null,
        urgency text not null check (urgency in ('low', 'medium', 'high', 'urgent')),
        preferred_contact_method text not null check (preferred_contact_method in ('email', 'phone', 'video')),
        status text not null check (status in ('pending', 'in_progress', 'scheduled', 'completed', 'declined', 'cancelled')),
        name text not null,
        email text not null,
        phone text,
        company text,
        preferred_times jsonb not null default '[]',
        promised_by timestamptz not null,
        first_responded_at timestamptz,
        assigned_to uuid references users (id),
        outcome text check (outcome in ('converted', 'follow_up', 'no_action', 'junk')),
        decline_reason text,
        internal_notes text,
        search_text text not null generated always as (lower(
          reference || ' ' || title || ' ' || name || ' ' || email || ' ' || coalesce(company, '') || ' ' || description
        )) stored,
        constraint consultation_requests_outcome_on_completed check (outcome is null or status = 'completed'),
        constraint consultation_requests_reason_on_declined check (decline_reason is null or status = 'declined')
      )`);
    this.addSql(
      `create index consultation_requests_newest on consultation_requests (created_at desc, id desc) where deleted_at is null`,
    );
    this.addSql(
      `create index consultation_requests_customer on consultation_requests (customer_id, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index consultation_requests_status on consultation_requests (status, created_at desc) where deleted_at is null`,
    );
    this.addSql(
      `create index consultation_requests_assigned on consultation_requests (assigned_to) where deleted_at is null`,
    );
    this.addSql(`
      create index consultation_requests_unanswered on consultation_requests (promised_by)
      where deleted_at is null and first_responded_at is null and status in ('pending', 'in_progress', 'scheduled')`);
    this.addSql(
      'create index consultation_requests_search on consultation_requests using gin (search_text gin_trgm_ops)',
    );
  }

  override down(): void {
    this.addSql('drop table consultation_requests');
    this.addSql('drop function next_consultation_reference()');
    this.addSql('drop sequence consultation_reference_numbers');
  }
}
