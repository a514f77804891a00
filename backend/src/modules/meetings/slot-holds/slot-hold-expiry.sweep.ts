import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { system } from '@portal/contracts';
import { sql, type InferResult } from 'kysely';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { requestContext, runInContext } from '../../../infrastructure/http/request-context.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { busyUntil, type Interval } from '../../availability/index.js';
import { lockOpenMeetings, lockRequest, takeAlong } from '../meeting.load.js';
import { systemAt } from '../meeting-steps.js';

const REASON = 'not confirmed in time';

function expiredHolds(em: EntityManager) {
  const proposed = kysely(em).selectFrom('consultation_meetings').where('status', '=', sql.lit('proposed'));
  const expired = proposed.where('deleted_at', 'is', null).where('held_until', '<=', sql<string>`now()`);
  return expired.select(['id', 'consultation_id']);
}

type Expired = InferResult<ReturnType<typeof expiredHolds>>[number];

/** Ends visitors' slot holds that weren't confirmed within half an hour (decisions 4.30). */
@Injectable()
export class SlotHoldExpiry extends Sweep {
  readonly name = 'end-hold';
  readonly every = 5_000;

  async findDue(em: EntityManager): Promise<string[]> {
    return (await expiredHolds(em).orderBy('held_until').orderBy('id').execute()).map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const pick = await expiredHolds(inside).where('id', '=', id).executeTakeFirst();
      if (pick) await this.end(inside, pick);
    });
  }

  /** Ends those of a host that lie where a meeting is to be, within the transaction that sets it. */
  async makeWay(em: EntityManager, hostId: string, { from, to }: Interval): Promise<void> {
    const inTheWay = expiredHolds(em)
      .where('host_id', '=', hostId)
      .where('starts_at', '<', busyUntil(new Date(to)).toISOString())
      .where('busy_until', '>', new Date(from).toISOString());
    for (const pick of await inTheWay.execute()) await this.end(em, pick);
  }

  private async end(em: EntityManager, { id, consultation_id: consultationId }: Expired): Promise<void> {
    await em.flush();
    const consultation = await lockRequest(em, consultationId);
    const [meeting] = await lockOpenMeetings(em, { id });
    const now = await databaseNow(em);
    if (!meeting?.heldUntil || meeting.heldUntil > now) return;
    await runInContext({ ...requestContext(), actor: system }, async () => {
      meeting.moveTo('cancelled', systemAt(now), REASON);
      await em.flush();
      if (consultation) await takeAlong(em, meeting, consultation);
    });
  }
}
