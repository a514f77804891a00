import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../../src/modules/users/index.js';

/** Names the person wherever the product and people write names down. */
export async function mentionEverywhere(em: EntityManager, adminId: string, { id, email }: User): Promise<void> {
  const full = `Wilhelmina O'Quill-Xander`;
  const statements: [string, unknown[]][] = [
    [
      `update task_comments set body = ? where id = (select id from task_comments where author_id <> ? limit 1)`,
      [`First\n${full} said: write to ${email}`, id],
    ],
    [
      `update consultation_requests set name = ?, email = ?, phone = ?, company = 'Wilhelmina & Co' where customer_id = ?`,
      [full, email, '+1 (252) 555-7788', id],
    ],
    [`update customer_deals set accepted_by_name = ? where customer_id = ? and accepted_at is not null`, [full, id]],
    [
      `insert into notifications (id, created_at, updated_at, version, event_id, category, template, title, body, channel, status, attempts, due_at, data, recipient_id, recipient_email, changes)
       select uuidv7(), now(), now(), 1, uuidv7(), 'projects', 'task_status', ? || ' commented', ?, 'in_app', 'sent', 0, now(), '{}', n.recipient, n.mail, 1
       from (values (?::uuid, null), (?::uuid, ?)) as n (recipient, mail)`,
      [full, email, adminId, id, email],
    ],
    [
      `insert into sessions (id, created_at, updated_at, version, user_id, transport, ip, user_agent, signed_in_at, last_seen_at)
      values (uuidv7(), now(), now(), 1, ?, 'cookie', '203.0.113.77', 'Wilhelmina’s browser', now(), now())`,
      [id],
    ],
    [
      `insert into magic_link_requests (id, email, origin, requested_at, first_name) values (uuidv7(), ?, 'request', now(), 'Wilhelmina')`,
      [email],
    ],
    [
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
      values (uuidv7(), 'user.updated', 'user', ?, ?, 'system', 'test', now())`,
      [id, JSON.stringify({ changes: { first_name: { from: 'W', to: 'Wilhelmina' } } })],
    ],
    [
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
      values (uuidv7(), 'company.updated', 'company', uuidv7(), ?, 'system', 'test', now())`,
      [JSON.stringify({ note: `x\n${full}`, email })],
    ],
    [
      `insert into idempotency_keys (key, caller, route, body_hash, answer, created_at) values ('k', ?, 'r', 'h', ?, now())`,
      [`user:${id}`, JSON.stringify({ first_name: 'Wilhelmina' })],
    ],
    [
      `insert into imports (id, created_at, updated_at, version, owner_id, kind, status, file_name, file_size, headers, samples, mapping, is_remembered, line_total, line_count, attempt, tries)
      values ('01990000-0000-7000-8000-00000000aaaa', now(), now(), 1, ?, 'people', 'applied', ?, 1, '[]', '[["Wilhelmina"]]', '{}', false, 1, 1, 0, 0)`,
      [adminId, `${full}.csv`],
    ],
    [
      `insert into import_lines (import_id, line, cells, fate, key) values ('01990000-0000-7000-8000-00000000aaaa', 2, ?, 'created', ?)`,
      [JSON.stringify(['Wilhelmina', email.toUpperCase()]), email],
    ],
    [
      `insert into error_reports (id, created_at, updated_at, version, url, user_agent, errors, system_info, group_ids, claimed_user_id)
      values (uuidv7(), now(), now(), 1, '/x', 'Wilhelmina’s browser', ?, '{"a": "Wilhelmina"}', '{}', ?)`,
      [JSON.stringify([{ message: `for ${email}` }]), id],
    ],
    [
      `insert into saved_views (id, created_at, updated_at, version, owner_id, path, name, search, is_shared)
      values (uuidv7(), now(), now(), 1, ?, '/x', 'Of Wilhelmina', 'q=Wilhelmina', false)`,
      [id],
    ],
    [
      `insert into domain_events (id, name, entity_type, entity_id, payload, actor_kind, request_id, occurred_at)
      values (uuidv7(), 'attachment.added', 'task', uuidv7(), ?, 'system', 'test', now())`,
      [JSON.stringify({ file_name: `CV of ${full}.txt` })],
    ],
    [
      `insert into comment_attachments (id, created_at, updated_at, version, comment_id, task_id, project_id, uploaded_by, file_name, file_size, file_type, storage_path, sha256)
       select uuidv7(), now(), now(), 1, c.id, c.task_id, t.project_id, ?, ?, 1, 'text/plain', 'test/cv', 'none'
       from task_comments as c join tickets as t on t.id = c.task_id where t.project_id is not null limit 1`,
      [adminId, `CV of ${full}.txt`],
    ],
    ...[
      `Ask ${full}.Next sentence`,
      `Wilhelmina  O'Quill-Xander and Wilhelmina\nO'Quill-Xander called`,
      `From: O'Quill-Xander, Wilhelmina`,
      `Scan_Wilhelmina_O'Quill-Xander.pdf of Minna Formerly, minna@former.example, +1 (252) 555-1199.Thanks`,
    ].map((body, skipped): [string, unknown[]] => [
      `update task_comments set body = ? where id = (
         select id from task_comments where author_id <> ? order by id offset ? limit 1)`,
      [body, id, skipped + 5],
    ]),
    [
      `update task_comments set body = ?, body_html = ? where id = (
         select id from task_comments where author_id <> ? order by id desc limit 1)`,
      [`**Wilhelmina** O'Quill-Xander`, `<p><strong>Wilhelmina</strong> O'Quill-Xander</p>`, id],
    ],
    [`update companies set billing_email = ? where id = (select company_id from users where id = ?)`, [email, id]],
  ];
  for (const [sql, values] of statements) await em.execute(sql, values, 'run');
}
