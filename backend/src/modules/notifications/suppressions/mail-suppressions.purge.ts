import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Nightly, purgeRows } from '../../../infrastructure/schedule/index.js';

/** A row that nothing happened to for a year goes; an address that is still dead is found out anew by two mails. */
@Injectable()
export class MailSuppressionsPurge {
  @Nightly('purge-mail-suppressions')
  purge(em: EntityManager): Promise<number> {
    const old = `select id from mail_suppressions where updated_at < now() - interval '1 year'`;
    return purgeRows(em, 'mail_suppressions', old);
  }
}
