/** The floor's statements: those of the API, written by hand. */

const DAY = 24 * 3_600;

const expires = `least(
  s.signed_in_at + case u.role when 'admin' then interval '${7 * DAY} seconds' else interval '${30 * DAY} seconds' end,
  s.last_seen_at + case u.role when 'admin' then interval '${DAY / 2} seconds' else interval '${7 * DAY} seconds' end)`;

export const session = `
  select s.id as session_id, u.id as user_id, u.role, u.company_id, u.contact_flags,
    s.last_seen_at < now() - interval '1 minute' as is_stale
  from session_tokens t join sessions s on s.id = t.session_id join users u on u.id = s.user_id
  where t.token_hash = $1 and (t.valid_until is null or t.valid_until > now())
    and s.ended_at is null and u.status = 'active' and u.deleted_at is null and ${expires} > now()`;

const visible = `t.project_id in (
    select id from projects where customer_id = $1 and deleted_at is null
    union all select project_id from project_members where user_id = $1 and deleted_at is null)
  and exists (select 1 from projects as seen where seen.id = t.project_id and seen.deleted_at is null)`;

const columns = `t.id, t.number, t.project_id, p.name as project_name, m.id as milestone_id, m.title as milestone_title, t.title, t.description,
  t.status, t.priority, t.weight, t.assignee_id, t.due_date, t.estimate_minutes, t.spent_minutes, t.labels, t.position,
  t.blocked_reason, t.completed_at, t.created_by, t.created_at, t.updated_at, t.version,
  nullif(trim(concat_ws(' ', a.first_name, a.last_name)), '') as assignee_name,
  nullif(trim(concat_ws(' ', o.first_name, o.last_name)), '') as created_by_name`;

const from = `from tickets as t
  join projects as p on p.id = t.project_id
  left join milestones as m on m.id = t.milestone_id and m.deleted_at is null
  left join users as a on a.id = t.assignee_id
  left join users as o on o.id = t.created_by
  where t.kind = 'task' and t.deleted_at is null and ${visible}`;

const narrowed = `${from} and t.project_id = $2 and t.status in ('todo', 'in_progress')`;

export const list = `select ${columns} ${narrowed} order by t.due_date asc nulls last, t.id asc limit 20`;
export const count = `select count(*) as total ${narrowed}`;
export const detail = `select ${columns} ${from} and t.id = $2`;

export const ground = `
  select case when p.customer_id = $1 then 'owner' else (select own.role from project_members as own
      where own.project_id = p.id and own.user_id = $1 and own.deleted_at is null) end as access, p.status,
    (select max(c.position) from tickets as c
      where c.project_id = p.id and c.status = 'todo' and c.deleted_at is null) as last_position
  from projects as p where p.id = $2 and p.deleted_at is null for key share of p`;

const taskColumns = `(id, created_at, updated_at, version, kind, project_id, title, description, status, priority, weight,
  spent_minutes, labels, position)`;
const eventColumns = `(id, name, entity_type, entity_id, payload, actor_kind, actor_id, request_id, occurred_at)`;

export const insertTask = `insert into tickets ${taskColumns}
  values ($1, $2, $2, 1, 'task', $3, $4, '', 'todo', 'medium', 3, 0, '{}', $5) returning number`;
export const insertEvent = `insert into domain_events ${eventColumns}
  values ($1, 'task.created', 'task', $2, $3, 'user', $4, $5, $6)`;

/** The same as one statement. */
export const createAtOnce = `
  with ground as (${ground}),
  made as (
    insert into tickets ${taskColumns}
    select $3, $4, $4, 1, 'task', $2, $5, '', 'todo', 'medium', 3, 0, '{}', coalesce(last_position, 0) + 1024
    from ground where access in ('owner', 'editor') and status not in ('completed', 'cancelled')
    returning number, position),
  told as (
    insert into domain_events ${eventColumns}
    select $6, 'task.created', 'task', $3, $7, 'user', $1, $8, $4 from made)
  select number, position from made`;
