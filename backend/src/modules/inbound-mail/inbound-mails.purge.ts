import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../infrastructure/storage/file-storage.js';
import { sweepOrphans } from '../../infrastructure/storage/sweep-orphans.js';
import { Nightly, purgeRows } from '../../infrastructure/schedule/index.js';
import { INBOUND_MAILS } from './inbound-mail-files.js';

const KEPT = `interval '180 days'`;

/** Strangers can write these rows, so they are bounded in time; the message of a filed mail stays in its thread. */
@Injectable()
export class InboundMailsPurge {
  constructor(private readonly storage: FileStorage) {}

  @Nightly('purge-inbound-mails')
  async purge(em: EntityManager): Promise<number> {
    const mails = await purgeRows(
      em,
      'inbound_mails',
      `select id from inbound_mails where created_at < now() - ${KEPT}`,
    );
    return (
      mails +
      (await sweepOrphans(
        em,
        this.storage,
        INBOUND_MAILS,
        'select storage_path as name from inbound_mails where storage_path in (?)',
      ))
    );
  }
}
