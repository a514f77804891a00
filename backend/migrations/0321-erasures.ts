import { Migration } from '@mikro-orm/migrations';
import { auditTable } from './audit-table.js';

/**
 * Persons whose data was erased. Each erasure names the entries of the audit whose values it changed, with a hash of what
 * is left of them; it is an entry of the audit itself, so that the chain holds which values went, and why.
 */
export class Migration0321Erasures extends Migration {
  override up(): void {
    this.addSql('alter table users add column erased_at timestamptz');
    this.addSql(`
      create table erasures (
        id uuid primary key default uuidv7(),
        created_at timestamptz not null default now(),
        user_id uuid references users (id) on delete set null,
        pseudonym text not null,
        asked_by uuid references users (id) on delete set null,
        entries jsonb not null
      )`);
    this.addSql('create index erasures_user on erasures (user_id)');
    this.addSql('create index erasures_asker on erasures (asked_by) where asked_by is not null');
    this.addSql(auditTable('erasures', 'erasure', { parent: 'user_id' }));
    this.replaceGuard();
    this.replaceWriter();
    this.addScrubbing();
    // what was erased before this migration is named by one erasure
    this.addSql(`
      insert into erasures (pseudonym, entries)
      select 'Persons erased before', jsonb_object_agg(e.id, audit_digest(e.title, e.before, e.after, e.actor_ip))
      from audit_entries as e where e.erased_at is not null having count(*) > 0`);
    this.addSql('alter table users disable trigger audit_user_updated');
    this.addSql(`update users set erased_at = deleted_at where email like 'purged-%@purged.invalid'`);
    this.addSql('alter table users enable trigger audit_user_updated');
  }

  override down(): void {
    this.addSql('drop function scrubbed(text, text[], text[])');
    this.addSql('drop function scrubbed(jsonb, text[], text[])');
    this.addSql('drop table erasures');
    this.addSql('drop function audit_digest');
    this.addSql('alter table users drop column erased_at');
  }

  /** Nothing is changed or deleted, but that an entry is chained, and that a chained one loses what an erasure names. */
  private replaceGuard(): void {
    this.addSql(`
      create function audit_digest(title text, before jsonb, after jsonb, ip text) returns text language sql immutable
      return encode(sha256(convert_to(jsonb_build_array(title, before, after, ip)::text, 'UTF8')), 'hex')`);
    this.addSql(`
      create or replace function audit_guard() returns trigger language plpgsql as $$
      declare
        changed text[];
      begin
        if tg_op = 'UPDATE' then
          select coalesce(array_agg(key), '{}') into changed from jsonb_each(to_jsonb(new))
          where value is distinct from to_jsonb(old) -> key;
          if old.position is null and new.position is not null
            and changed <@ array['position', 'details_hash', 'hash'] then return new; end if;
          if old.position is not null and new.erased_at is not null and old.entity <> 'erasure'
            and changed <@ array['erased_at', 'title', 'before', 'after', 'actor_ip']
            and exists (select from erasures as r where r.entries ->> new.id::text
              = audit_digest(new.title, new.before, new.after, new.actor_ip))
            then return new; end if;
        end if;
        raise exception 'Entries of the audit are neither changed nor deleted' using errcode = 'restrict_violation';
      end $$`);
  }

  /** While a transaction erases a person, its changes are kept without values, which would be what is erased. */
  private replaceWriter(): void {
    this.addSql(`
      create or replace function audit_change() returns trigger language plpgsql as $$
      declare
        entity constant text := tg_argv[0];
        left_out constant text[] := tg_argv[1];
        context jsonb := nullif(current_setting('audit.context', true), '')::jsonb;
        is_erasing constant boolean := entity <> 'erasure' and current_setting('audit.erasing', true) = 'on';
        whole jsonb;
        before jsonb;
        after jsonb;
        action text;
      begin
        whole := to_jsonb(case when tg_op = 'DELETE' then old else new end);
        if tg_op = 'INSERT' then
          action := 'created';
          select jsonb_object_agg(key, value) into after from jsonb_each(whole - left_out)
          where value <> 'null'::jsonb;
        elsif tg_op = 'DELETE' then
          action := case when whole ->> 'deleted_at' is null then 'deleted' else 'purged' end;
          select jsonb_object_agg(key, value) into before from jsonb_each(whole - left_out)
          where value <> 'null'::jsonb;
        else
          select jsonb_object_agg(key, value), jsonb_object_agg(key, whole -> key) into before, after
          from jsonb_each(to_jsonb(old) - left_out) where value is distinct from whole -> key;
          if before is null then return null; end if;
          action := case
            when before -> 'deleted_at' is null then 'updated'
            when after ->> 'deleted_at' is null then 'restored'
            else 'deleted' end;
        end if;
        if is_erasing then
          select jsonb_object_agg(key, null) into before from jsonb_object_keys(before) as key;
          select jsonb_object_agg(key, null) into after from jsonb_object_keys(after) as key;
        end if;
        insert into audit_entries (entity, record_id, parent_id, action, title, before, after,
          actor_kind, actor_id, actor_ip, request_id, workflow_run_id)
        values (entity, (whole ->> tg_argv[2])::uuid, (whole ->> tg_argv[3])::uuid, action,
          case when is_erasing then '' else left(concat_ws(' ',
            coalesce(whole ->> 'number', whole ->> 'reference', whole ->> 'code'),
            coalesce(whole ->> 'title', whole ->> 'name', whole ->> 'subject', whole ->> 'file_name',
              nullif(concat_ws(' ', whole ->> 'first_name', whole ->> 'last_name'), ''),
              whole ->> 'email', whole ->> 'address', whole ->> 'message', whole ->> 'description')), 200) end,
          before, after,
          coalesce(context ->> 'kind', 'database'), (context ->> 'id')::uuid, context ->> 'ip',
          context ->> 'request', (context ->> 'run')::uuid);
        return null;
      end $$`);
  }

  /** Texts without what is erased: each pattern by its replacement, capital letters or not. */
  private addScrubbing(): void {
    this.addSql(`
      create function scrubbed(value text, patterns text[], replacements text[]) returns text
      language plpgsql immutable as $$
      begin
        for at in 1 .. coalesce(array_length(patterns, 1), 0) loop
          value := regexp_replace(value, patterns[at], replacements[at], 'gi');
        end loop;
        return value;
      end $$`);
    this.addSql(`
      create function scrubbed(value jsonb, patterns text[], replacements text[]) returns jsonb language sql immutable
      return scrubbed(value::text, patterns, replacements)::jsonb`);
  }
}
