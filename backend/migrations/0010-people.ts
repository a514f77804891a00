import { Migration } from '@mikro-orm/migrations';

/** Companies and their people, sessions, and requests for sign-in links. Tokens and codes are kept as hashes only. */
export class Migration0010People extends Migration {
  override up(): void {
    this.addSql(`
      create table companies (
        id uuid primary key,
        name text not null check (length(name) between 1 and 120),
        address text,
        phone text,
        billing_email text,
        payment_terms_days smallint not null default 15 check (payment_terms_days between 0 and 365),
        notes text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        deleted_at timestamptz
      )`);
    this.addSql('create index companies_name on companies (lower(name)) where deleted_at is null');
    this.addSql(`
      create table users (
        id uuid primary key,
        email text not null check (email = lower(email)),
        first_name text,
        last_name text,
        phone text,
        time_zone text,
        role text not null default 'customer' check (role in ('admin', 'customer')),
        status text not null default 'invited' check (status in ('invited', 'active', 'suspended')),
        company_id uuid references companies (id),
        contact_flags text[] not null default '{}' check (contact_flags <@ array['primary', 'billing', 'technical']),
        last_seen_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        deleted_at timestamptz
      )`);
    this.addSql('create unique index users_email on users (email) where deleted_at is null');
    this.addSql('create index users_company_id on users (company_id) where deleted_at is null');
    this.addSql('create index users_created_at on users (created_at) where deleted_at is null');
    this.addSql(`create index users_admins on users (id) where role = 'admin' and deleted_at is null`);
    this.addSql(`
      create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        transport text not null check (transport in ('cookie', 'bearer')),
        user_agent text,
        ip text,
        signed_in_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        ended_at timestamptz,
        end_reason text,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        deleted_at timestamptz
      )`);
    this.addSql('create index sessions_user_id on sessions (user_id) where ended_at is null');
    this.addSql(`
      create table session_tokens (
        token_hash text primary key,
        session_id uuid not null references sessions (id) on delete cascade,
        created_at timestamptz not null default now(),
        valid_until timestamptz
      )`);
    this.addSql('create index session_tokens_session_id on session_tokens (session_id)');
    this.addSql(`
      create table magic_link_requests (
        id uuid primary key,
        email text not null,
        first_name text,
        company_name text,
        site text,
        return_to text not null default '/',
        origin text not null check (origin in ('request', 'welcome', 'operator')),
        known_browser boolean not null default false,
        requested_at timestamptz not null default now(),
        mail_due_at timestamptz,
        leased_until timestamptz,
        mailed_at timestamptz,
        expires_at timestamptz,
        used_at timestamptz,
        code_attempts smallint not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        version integer not null default 1,
        deleted_at timestamptz
      )`);
    this.addSql('create index magic_link_requests_email on magic_link_requests (email, requested_at)');
    this.addSql('create index magic_link_requests_requested_at on magic_link_requests (requested_at)');
    this.addSql(
      'create index magic_link_requests_owed on magic_link_requests (mail_due_at) where mailed_at is null and mail_due_at is not null',
    );
    this.addSql(`
      create table magic_link_secrets (
        token_hash text primary key,
        code_hash text not null,
        request_id uuid not null references magic_link_requests (id) on delete cascade,
        created_at timestamptz not null default now()
      )`);
    this.addSql('create index magic_link_secrets_request_id on magic_link_secrets (request_id, created_at)');
  }

  override down(): void {
    this.addSql('drop table magic_link_secrets');
    this.addSql('drop table magic_link_requests');
    this.addSql('drop table session_tokens');
    this.addSql('drop table sessions');
    this.addSql('drop table users');
    this.addSql('drop table companies');
  }
}
