import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { busyImportStatuses, importLimits } from '@portal/contracts';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';

const BUSY = busyImportStatuses.map((status) => `'${status}'`).join(', ');

/** Imports go with their lines after 30 days; what they created stays. */
@Injectable()
export class ImportsPurge {
  @Nightly('purge-imports')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(
      em,
      'imports',
      `select i.id from imports as i where i.created_at < now() - interval '${importLimits.keptDays} days'
         and i.status not in (${BUSY})`,
    );
  }
}
