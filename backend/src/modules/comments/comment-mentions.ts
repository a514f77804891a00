import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, mentionToken, rewriteMentions, type CommentVisibility } from '@portal/contracts';

interface PersonRow {
  id: string;
  role: 'admin' | 'customer';
  name: string | null;
}

/**
 * The text of a comment with mentions only of users who may read it, each by the account's own name; all other tokens
 * become plain text, so that no token shows a false name or reveals one (decisions 4.13).
 */
export async function withTrueMentions(
  em: EntityManager,
  body: string,
  { taskId, visibility }: { taskId: string; visibility: CommentVisibility },
): Promise<string> {
  const named: string[] = [];
  rewriteMentions(body, ({ id }) => {
    named.push(id);
    return '';
  });
  if (named.length === 0) return body;
  const rows = await em.execute<PersonRow[]>(
    `select u.id, u.role, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as name
     from users as u
     join tickets as t on t.id = ?
     left join projects as p on t.kind = 'task' and p.id = t.project_id
     left join users as r on t.kind = 'support' and r.id = t.requester_id
     where u.id = any(?::uuid[]) and u.deleted_at is null and u.status <> 'suspended'
       and (u.role = 'admin' or ? = 'public' and (u.id = p.customer_id or u.id = r.id
         or (u.company_id = r.company_id and u.contact_flags @> array['primary'])
         or exists (
           select 1 from project_members as m where m.project_id = p.id and m.user_id = u.id and m.deleted_at is null)))`,
    [taskId, `{${named.join(',')}}`, visibility],
  );
  const people = new Map(rows.map((row) => [row.id, row]));
  return rewriteMentions(body, ({ id, name }) => {
    const person = people.get(id);
    const trueName = person && (person.name ?? (person.role === 'admin' ? brand.shortName : 'a colleague'));
    return trueName === undefined ? `@${name}` : mentionToken({ id, name: trueName });
  });
}
