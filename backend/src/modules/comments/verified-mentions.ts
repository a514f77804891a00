import type { EntityManager } from '@mikro-orm/postgresql';
import { brand, mentionsIn, mentionToken, rewriteMentions, type CommentVisibility } from '@portal/contracts';
import { sql } from 'kysely';
import { anyOf, kysely, personName } from '../../infrastructure/database/read-kit.js';

interface MentionPlace {
  taskId?: string | null;
  consultationId?: string | null;
  visibility: CommentVisibility;
}

/**
 * The text of a comment with mentions only of users who may read it, each by the account's own name; all other tokens
 * become plain text, so that no token shows a false name or reveals one (decisions 4.13).
 */
export async function withVerifiedMentions(
  em: EntityManager,
  body: string,
  { taskId, consultationId, visibility }: MentionPlace,
): Promise<string> {
  const named = mentionsIn(body).map(({ id }) => id);
  if (named.length === 0) return body;
  const rows = await kysely(em)
    .selectFrom('users as u')
    .leftJoin('tickets as t', (join) => join.on('t.id', '=', taskId ?? null))
    .leftJoin('consultation_requests as q', (join) => join.on('q.id', '=', consultationId ?? null))
    .leftJoin('projects as p', (join) => join.on('t.kind', '=', 'task').onRef('p.id', '=', 't.project_id'))
    .leftJoin('users as r', (join) =>
      join.on(sql<boolean>`r.id = case when t.kind = 'support' then t.requester_id else q.customer_id end`),
    )
    .leftJoin('project_members as m', (join) =>
      join.onRef('m.project_id', '=', 'p.id').onRef('m.user_id', '=', 'u.id').on('m.deleted_at', 'is', null),
    )
    .select(['u.id', 'u.role', personName('u').as('name')])
    .where('u.id', '=', anyOf(named))
    .where('u.deleted_at', 'is', null)
    .where('u.status', '<>', 'suspended')
    .where((eb) => {
      const leads = eb.and([
        eb('u.company_id', '=', eb.ref('r.company_id')),
        sql<boolean>`'primary' = any(u.contact_flags)`,
      ]);
      const owns = eb.or([eb('u.id', '=', eb.ref('p.customer_id')), eb('u.id', '=', eb.ref('r.id'))]);
      const isOn = sql<boolean>`exists (select from ticket_people as o where o.ticket_id = t.id and o.user_id = u.id)`;
      const isOfThread = eb.or([owns, leads, eb('m.id', 'is not', null), isOn]);
      return eb.or([eb('u.role', '=', 'admin'), eb.and([sql<boolean>`${visibility} = 'public'`, isOfThread])]);
    })
    .execute();
  const people = new Map(rows.map((row) => [row.id, row]));
  return rewriteMentions(body, ({ id, name }) => {
    const person = people.get(id);
    const trueName = person && (person.name ?? (person.role === 'admin' ? brand.shortName : 'a colleague'));
    return trueName === undefined ? `@${name}` : mentionToken({ id, name: trueName });
  });
}
