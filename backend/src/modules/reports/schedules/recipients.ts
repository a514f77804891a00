import type { EntityManager } from '@mikro-orm/postgresql';
import type { UserActor } from '@portal/contracts';
import { kysely, personNameOrEmail } from '../../../infrastructure/database/read-kit.js';
import { refuse, refuseAll } from '../../../infrastructure/errors/refuse.js';
import { ACCOUNT_GONE, activeUser } from './begin-sending.js';
import { officeDayOf } from './due-times.js';
import { runOfSchedule, whyRefused } from './run-of-schedule.js';

const PATH = 'recipient_ids';

/** Customers send reports to themselves. @throws DomainError `invalid` naming `recipient_ids` */
export function assertMayName(actor: UserActor, ids: readonly string[]): void {
  if (actor.role === 'admin' || ids.every((id) => id === actor.id)) return;
  refuse(PATH, 'You can send reports to yourself only');
}

/** @throws DomainError `invalid` naming `recipient_ids` with each person who can't run the report now, and why */
export async function assertMayGet(
  em: EntityManager,
  scheduled: Parameters<typeof runOfSchedule>[2],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const refused: { id: string; why: string }[] = [];
  for (const id of ids) {
    const reader = await activeUser(em, id);
    const why = reader
      ? await runOfSchedule(em, reader, scheduled, officeDayOf(now)).then(() => undefined, whyRefused)
      : ACCOUNT_GONE;
    if (why !== undefined) refused.push({ id, why });
  }
  if (refused.length === 0) return;
  const names = await namesOf(em, refused);
  const details = refused.map(({ id, why }) => ({ path: PATH, message: `${names.get(id) ?? 'Nobody'}: ${why}` }));
  refuseAll(details);
}

async function namesOf(em: EntityManager, people: readonly { id: string }[]): Promise<ReadonlyMap<string, string>> {
  const rows = await kysely(em)
    .selectFrom('users as u')
    .where(
      'u.id',
      'in',
      people.map(({ id }) => id),
    )
    .where('u.deleted_at', 'is', null)
    .select(['u.id', personNameOrEmail('u').as('name')])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
