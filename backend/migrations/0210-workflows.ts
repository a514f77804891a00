import { Migration } from '@mikro-orm/migrations';

const aggregate = `id uuid primary key,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version integer not null,
        deleted_at timestamptz`;

/** Workflows with their versions, runs, steps and webhooks; what a workflow causes names its run. */
export class Migration0210Workflows extends Migration {
  override up(): void {
    this.addTriggers();
    this.addRuns();
    this.addDeliveries();
    this.addSql('alter table domain_events add column workflow_run_id uuid, add column workflow_depth smallint');
    this.addSql('create index domain_events_named on domain_events (name, occurred_at)');
    this.addSql('create table workflow_cursor (id boolean primary key default true check (id), seq bigint not null)');
    this.addSql('insert into workflow_cursor (seq) select coalesce(max(seq), 0) from domain_events');
  }

  override down(): void {
    this.addSql('drop table workflow_cursor');
    this.addSql('drop index domain_events_named');
    this.addSql('alter table domain_events drop column workflow_run_id, drop column workflow_depth');
    for (const table of ['webhook_deliveries', 'workflow_steps', 'workflow_runs', 'workflow_versions'])
      this.addSql(`drop table ${table}`);
    this.addSql('drop table workflow_triggers');
  }

  private addTriggers(): void {
    this.addSql(`
      create table workflow_triggers (
        ${aggregate},
        name text not null,
        description text not null,
        status text not null check (status in ('enabled', 'disabled')),
        type text not null check (type in ('event', 'schedule', 'manual', 'webhook')),
        event text,
        record_kind text,
        trigger jsonb not null,
        conditions jsonb not null,
        actions jsonb not null,
        cooldown_minutes integer not null,
        position double precision not null,
        trigger_version integer not null,
        starter text,
        disabled_reason text,
        from_seq bigint not null default 0,
        next_run_at timestamptz,
        failure_count integer not null default 0,
        secret_version integer not null default 1,
        created_by uuid references users (id) on delete set null,
        updated_by uuid references users (id) on delete set null,
        search_text text not null generated always as (lower(name || ' ' || description)) stored
      )`);
    this.addSql(
      `create index workflow_triggers_event on workflow_triggers (event) where status = 'enabled' and deleted_at is null`,
    );
    this.addSql(
      `create index workflow_triggers_due on workflow_triggers (next_run_at)
       where status = 'enabled' and deleted_at is null and next_run_at is not null`,
    );
    this.addSql(
      'create index workflow_triggers_deleted on workflow_triggers (deleted_at) where deleted_at is not null',
    );
    for (const column of ['created_by', 'updated_by'])
      this.addSql(`create index workflow_triggers_${column} on workflow_triggers (${column})`);
    this.addSql(`
      create table workflow_versions (
        trigger_id uuid not null references workflow_triggers (id) on delete cascade,
        number integer not null,
        created_at timestamptz not null,
        trigger jsonb not null,
        conditions jsonb not null,
        actions jsonb not null,
        author_id uuid references users (id) on delete set null,
        primary key (trigger_id, number)
      )`);
    this.addSql('create index workflow_versions_author on workflow_versions (author_id)');
  }

  private addRuns(): void {
    this.addSql(`
      create table workflow_runs (
        ${aggregate},
        trigger_id uuid not null references workflow_triggers (id) on delete cascade,
        trigger_version integer not null,
        status text not null check (status in
          ('queued', 'running', 'waiting', 'succeeded', 'failed', 'skipped', 'cancelled')),
        source text not null check (source in ('event', 'schedule', 'manual', 'webhook')),
        dedupe_key text not null,
        event_name text,
        event_id uuid,
        record_kind text,
        record_id uuid,
        record_label text,
        record_link text,
        payload jsonb not null,
        reason text,
        depth smallint not null,
        caused_by_run_id uuid,
        chain text[] not null,
        position integer not null default 0,
        steps_total integer not null,
        waits_for text check (waits_for in ('delay', 'event', 'approval', 'webhook', 'retry')),
        wait_event text,
        wait_since timestamptz,
        woken_by uuid,
        due_at timestamptz,
        started_by uuid references users (id) on delete set null,
        started_at timestamptz,
        finished_at timestamptz,
        unique (trigger_id, dedupe_key)
      )`);
    this.addSql('create index workflow_runs_created on workflow_runs (created_at desc, id desc)');
    this.addSql('create index workflow_runs_of_trigger on workflow_runs (trigger_id, created_at desc, id desc)');
    this.addSql('create index workflow_runs_of_record on workflow_runs (record_id, trigger_id, created_at desc)');
    this.addSql(
      `create index workflow_runs_due on workflow_runs (due_at)
       where status in ('queued', 'running', 'waiting') and due_at is not null`,
    );
    this.addSql(
      `create index workflow_runs_waiting on workflow_runs (wait_event, record_id)
       where status = 'waiting' and waits_for = 'event'`,
    );
    this.addSql('create index workflow_runs_finished on workflow_runs (finished_at) where finished_at is not null');
    this.addSql(`create index workflow_runs_status on workflow_runs (status, created_at desc)`);
    this.addSql('create index workflow_runs_started_by on workflow_runs (started_by) where started_by is not null');
    this.addSql(`
      create table workflow_steps (
        id uuid primary key,
        run_id uuid not null references workflow_runs (id) on delete cascade,
        position integer not null,
        action_type text not null,
        status text not null check (status in ('running', 'waiting', 'succeeded', 'failed', 'skipped', 'cancelled')),
        tries integer not null,
        input jsonb,
        output jsonb,
        error text,
        delivery_id uuid,
        due_at timestamptz,
        started_at timestamptz not null,
        finished_at timestamptz,
        unique (run_id, position)
      )`);
  }

  private addDeliveries(): void {
    this.addSql(`
      create table webhook_deliveries (
        ${aggregate},
        trigger_id uuid not null references workflow_triggers (id) on delete cascade,
        run_id uuid references workflow_runs (id) on delete cascade,
        url text not null,
        status text not null check (status in ('queued', 'delivered', 'failed')),
        tries integer not null default 0,
        request_body text not null,
        response_status integer,
        response_body text,
        error text,
        duration_ms integer,
        redelivered_from uuid,
        due_at timestamptz,
        leased_until timestamptz,
        delivered_at timestamptz
      )`);
    this.addSql('create index webhook_deliveries_created on webhook_deliveries (created_at desc, id desc)');
    this.addSql('create index webhook_deliveries_of_trigger on webhook_deliveries (trigger_id, created_at desc)');
    this.addSql('create index webhook_deliveries_of_run on webhook_deliveries (run_id) where run_id is not null');
    this.addSql(`create index webhook_deliveries_due on webhook_deliveries (due_at) where status = 'queued'`);
  }
}
