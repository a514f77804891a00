import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { sql } from 'kysely';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { beginSending, whyStopped } from './begin-sending.js';
import { lastDueTime, nextDueTime } from './due-times.js';
import { ReportSchedule } from './report-schedule.entity.js';

function dueSchedules(em: EntityManager) {
  const active = kysely(em).selectFrom('report_schedules').select('id').where('status', '=', sql.lit('active'));
  return active.where('deleted_at', 'is', null).where('next_due_at', '<=', sql<string>`now()`);
}

/** Sends the reports that are due; times that were missed count as one, which is the last of them. */
@Injectable()
export class ReportSchedulesSweep extends Sweep {
  readonly name = 'send-scheduled-report';
  readonly every = 15_000;

  async findDue(em: EntityManager): Promise<string[]> {
    return (await dueSchedules(em).orderBy('next_due_at').orderBy('id').execute()).map(({ id }) => id);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const due = dueSchedules(inside).where('id', '=', id).forUpdate().skipLocked();
      if (!(await due.executeTakeFirst())) return;
      const schedule = await lockForUpdate(inside, ReportSchedule, { id });
      const reason = await whyStopped(inside, schedule);
      if (reason !== null) {
        schedule.pause(reason);
        return;
      }
      const now = await databaseNow(inside);
      // not by the entity: a concurrent edit doesn't conflict with this
      await inside.execute(
        'update report_schedules set next_due_at = ? where id = ?',
        [nextDueTime(schedule.timing, now), id],
        'run',
      );
      await beginSending(inside, schedule, lastDueTime(schedule.timing, now));
    });
  }
}
