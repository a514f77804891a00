import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { isLongDeleted, Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';

/** Purges custom reports 30 days after their deletion. */
@Injectable()
export class CustomReportsPurge {
  @Nightly('purge-custom-reports')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(em, 'custom_reports', `select c.id from custom_reports as c where ${isLongDeleted('c')}`);
  }
}
