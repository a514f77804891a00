import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';

/** Purges versions of texts that aren't in use two years after they were written. */
@Injectable()
export class TemplatesPurge {
  @Nightly('purge-notification-templates')
  purge(em: EntityManager): Promise<number> {
    return purgeRows(
      em,
      'notification_template_versions',
      `select id from notification_template_versions where not is_current and created_at < now() - interval '2 years'`,
    );
  }
}
