import { Migration } from '@mikro-orm/migrations';

const REFUSED = `raise exception 'Entries of the audit are neither changed nor deleted' using errcode = 'restrict_violation'`;
/** Whether an entry differs before and after in nothing but these columns. */
const differsIn = (...columns: string[]): string =>
  `to_jsonb(n) - '{${columns.join(',')}}'::text[] = to_jsonb(o) - '{${columns.join(',')}}'::text[]`;
const CHAINED = `o.position is null and n.position is not null and ${differsIn('position', 'details_hash', 'hash')}`;
const ERASED = `o.position is not null and n.erased_at is not null and o.entity <> 'erasure'
  and ${differsIn('erased_at', 'title', 'before', 'after', 'actor_ip')}`;

/**
 * An erasure names each entry of the audit that it changes: 10,000 of a person who was here for years. What a statement
 * changes is compared with that list once, not row by row, and the list is written to the audit without being taken apart.
 */
export class Migration0342LargeErasures extends Migration {
  override up(): void {
    this.addGuard();
    this.replaceWriter();
  }

  /** The writer stays: it writes what it wrote before. */
  override down(): void {
    this.addSql('drop trigger audit_entries_stay on audit_entries');
    this.addSql('drop trigger audit_entries_change on audit_entries');
    this.addSql('drop function audit_change_guard()');
    this.addSql(`create trigger audit_entries_stay before update or delete on audit_entries
      for each row execute function audit_guard()`);
  }

  /** Its plan is made for the first statement, which chains some entries, and used for those that erase many. */
  private addGuard(): void {
    this.addSql(`
      create function audit_change_guard() returns trigger language plpgsql set enable_nestloop = off as $$
      begin
        if exists (
          select from rows_after as n left join rows_before as o on o.id = n.id
          where not coalesce(o.id is not null and (${CHAINED} or ${ERASED}), false)
        ) then ${REFUSED}; end if;
        -- chaining reads no erasure
        if not exists (select from rows_before where position is not null) then return null; end if;
        if exists (
          select from rows_after as n join rows_before as o on o.id = n.id
            left join (
              select e.key::uuid as id, array_agg(e.value) as digests
              from erasures as r cross join lateral jsonb_each_text(r.entries) as e group by 1) as named on named.id = n.id
          where o.position is not null
            and (audit_digest(n.title, n.before, n.after, n.actor_ip) = any(named.digests)) is not true
        ) then ${REFUSED}; end if;
        return null;
      end $$`);
    this.addSql('drop trigger audit_entries_stay on audit_entries');
    this.addSql(`
      create trigger audit_entries_change after update on audit_entries
      referencing old table as rows_before new table as rows_after
      for each statement execute function audit_change_guard()`);
    // left with what is never done
    this.addSql(`create trigger audit_entries_stay before delete on audit_entries
      for each row execute function audit_guard()`);
  }

  /** jsonb_object_agg copies the texts of a value within in the square of their number. */
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
          after := whole - left_out - array(select key from jsonb_each(whole) where value = 'null'::jsonb);
        elsif tg_op = 'DELETE' then
          action := case when whole ->> 'deleted_at' is null then 'deleted' else 'purged' end;
          before := whole - left_out - array(select key from jsonb_each(whole) where value = 'null'::jsonb);
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
}
