import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { databaseNow } from '../../../infrastructure/database/time/database-now.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { idsOf } from '../../../infrastructure/database/read-kit.js';
import { Sweep } from '../../../infrastructure/schedule/index.js';
import { beginSending, whyStopped } from './begin-sending.js';
import { lastDueTime, nextDueTime } from './due-times.js';
import { ReportSchedule } from './report-schedule.entity.js';
import { exists } from '../../../infrastructure/database/read-kit.js';

const DUE = `status = 'active' and deleted_at is null and next_due_at <= now()`;

/** Sends the reports that are due; times that were missed count as one, which is the last of them. */
@Injectable()
export class ReportSchedulesSweep extends Sweep {
  readonly name = 'send-scheduled-report';
  readonly every = 15_000;

  findDue(em: EntityManager): Promise<string[]> {
    return idsOf(em, `select id from report_schedules where ${DUE} order by next_due_at, id`);
  }

  handle(em: EntityManager, id: string): Promise<void> {
    return em.transactional(async (inside) => {
      const isDue = await exists(
        inside,
        `select 1 from report_schedules where id = ? and ${DUE} for update skip locked`,
        [id],
      );
      if (!isDue) return;
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
