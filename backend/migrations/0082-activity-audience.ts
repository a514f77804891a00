import { Migration } from '@mikro-orm/migrations';

const TOLD = `array['name', 'description', 'priority', 'health', 'start_date', 'target_date', 'customer_id', 'manager_id',
  'title', 'due_date', 'approval_required', 'milestone_id', 'blocked_reason']`;
const byUs = `not exists (select 1 from users as u where u.id = l.actor_id and u.role = 'customer')`;
const asWords = (keys: string): string =>
  `'changed ' || (select string_agg(replace(regexp_replace(k, '_id$', ''), '_', ' '), ', ') from unnest(${keys}) as k)`;
const isStep = (from: string, to: string): string =>
  `(old_values ->> 'status' = '${from}' and new_values ->> 'status' = '${to}')`;

/**
 * Applies the audience of entries to older ones: internal fields become an entry of their own that only admins read,
 * and steps between backlog and todo are internal. A new project was not "started".
 */
export class Migration0082ActivityAudience extends Migration {
  override up(): void {
    this.addSql(`
      create temporary table divided on commit drop as
      select l.id,
        array(select k from jsonb_object_keys(l.new_values) as k where k = any(${TOLD}) order by k) as told,
        array(select k from jsonb_object_keys(l.new_values) as k where k <> all(${TOLD}) order by k) as internal
      from activity_logs as l
      where l.source = 'system' and l.activity_type = 'updated' and not l.internal and ${byUs}`);
    this.addSql(`
      insert into activity_logs (id, created_at, updated_at, version, deleted_at, project_id, entity_type, entity_id,
        activity_type, description, old_values, new_values, metadata, source, internal, actor_id)
      select gen_random_uuid(), l.created_at, l.updated_at, 1, l.deleted_at, l.project_id, l.entity_type, l.entity_id,
        l.activity_type, ${asWords('d.internal')}, l.old_values - d.told, l.new_values - d.told, l.metadata, l.source,
        true, l.actor_id
      from activity_logs as l join divided as d on d.id = l.id
      where cardinality(d.told) > 0 and cardinality(d.internal) > 0`);
    this.addSql(`
      update activity_logs as l
      set description = ${asWords('d.told')}, old_values = l.old_values - d.internal, new_values = l.new_values - d.internal
      from divided as d
      where d.id = l.id and cardinality(d.told) > 0 and cardinality(d.internal) > 0`);
    this.addSql(`
      update activity_logs as l set internal = true
      from divided as d where d.id = l.id and cardinality(d.told) = 0 and cardinality(d.internal) > 0`);
    this.addSql(`
      update activity_logs as l set internal = true
      where l.source = 'system' and l.activity_type = 'status_changed' and l.entity_type = 'task' and ${byUs}
        and (${isStep('backlog', 'todo')} or ${isStep('todo', 'backlog')})`);
    this.addSql(`
      update activity_logs set description = 'set up the project'
      where source = 'system' and entity_type = 'project' and activity_type = 'created'`);
  }

  /** Divided entries stay divided: nothing of them is lost. */
  override down(): void {
    this.addSql(`
      update activity_logs set internal = false
      where internal and source = 'system' and activity_type in ('updated', 'status_changed')`);
  }
}
