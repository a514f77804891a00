import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';

/** Rows without a change for a year are deleted; an address that is still dead is suppressed again after two mails. */
@Injectable()
export class MailSuppressionsPurge {
  @Nightly('purge-mail-suppressions')
  purge(em: EntityManager): Promise<number> {
    const old = `select id from mail_suppressions where updated_at < now() - interval '1 year'`;
    return purgeRows(em, 'mail_suppressions', old);
  }
}
