import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { system } from '@portal/contracts';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { requestContext, runInContext } from '../../../infrastructure/http/request-context.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { busyUntil, type Interval } from '../../availability/index.js';
import { lockOpenMeetings, lockRequest, takeAlong } from '../meeting.load.js';
import { systemAt } from '../meeting-actor.js';

const REASON = 'not confirmed in time';

interface Expired {
  id: string;
  consultation_id: string;
}

const EXPIRED = `deleted_at is null and status = 'proposed' and held_until is not null and held_until <= now()`;

/** Ends visitors' slot holds that weren't confirmed within half an hour (decisions 4.30). */
@Injectable()
export class SlotHoldExpiry extends Sweep {
  readonly name = 'end-hold';
  readonly every = 5_000;

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select id from consultation_meetings where ${EXPIRED} order by held_until, id`);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const [pick] = await inside.execute<Expired[]>(
        `select id, consultation_id from consultation_meetings where ${EXPIRED} and id = ?`,
        [id],
      );
      if (pick) await this.end(inside, pick);
    });
  }

  /** Ends those of a host that lie where a meeting is to be, within the transaction that sets it. */
  async makeWay(em: EntityManager, hostId: string, { from, to }: Interval): Promise<void> {
    const inTheWay = await em.execute<Expired[]>(
      `select id, consultation_id from consultation_meetings
       where ${EXPIRED} and host_id = ? and starts_at < ? and busy_until > ?`,
      [hostId, busyUntil(new Date(to)), new Date(from)],
    );
    for (const pick of inTheWay) await this.end(em, pick);
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
