import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const KEPT = `interval '90 days'`;

/** Strangers write these rows, so they don't stay for good: 90 days after the last sign of a mistake it is forgotten. */
@Injectable()
export class ErrorReportsPurge {
  @Nightly('purge-error-reports')
  async purge(em: EntityManager): Promise<number> {
    const reports = await purgeRows(
      em,
      'error_reports',
      `select id from error_reports where created_at < now() - ${KEPT}`,
    );
    return (
      reports + (await purgeRows(em, 'error_groups', `select id from error_groups where last_seen < now() - ${KEPT}`))
    );
  }
}
