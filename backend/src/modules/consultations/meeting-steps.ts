import type { EntityManager } from '@mikro-orm/postgresql';
import { system } from '@portal/contracts';
import { requestContext, runInContext } from '../../infrastructure/http/request-context.js';
import type { Consultation } from './consultation.entity.js';

/** From where a meeting takes its request along, by where it takes it. */
const followsFrom = { scheduled: ['pending', 'in_progress'], in_progress: ['scheduled'] } as const;

/**
 * Moves a request with its meeting, in the same transaction: scheduled when one is confirmed; back in progress when
 * none is left. It is a step of the system (decisions 4.24).
 */
export async function followMeeting(
  em: EntityManager,
  consultation: Consultation,
  to: keyof typeof followsFrom,
): Promise<void> {
  if (!(followsFrom[to] as readonly string[]).includes(consultation.status)) return;
  await em.flush();
  await runInContext({ ...requestContext(), actor: system }, async () => {
    consultation.change({ status: to }, 'admin');
    await em.flush();
  });
}
