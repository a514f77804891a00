import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, InboundMailView, ListInboundMails, Page } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { orNotFound } from '../../infrastructure/database/load.js';
import { paginate } from '../../infrastructure/database/paginate.js';
import type { Download } from '../../infrastructure/http/send-file.js';
import { inboundMails, toInboundMailView, type InboundMailRow } from './inbound-mails.queries.js';
import { OriginalMails } from './original-mails.js';

/** Shows admins the mails that were received for support. */
@Injectable()
export class InboundMailsReader {
  constructor(
    private readonly em: EntityManager,
    private readonly originals: OriginalMails,
  ) {}

  /** Mails, filtered, sorted and paged. */
  async list(
    actor: Actor,
    { page, limit, sortBy, sortOrder, ...filters }: ListInboundMails,
  ): Promise<Page<InboundMailView>> {
    authorizeRole(actor, 'inbound_mail.list');
    const rows = inboundMails(this.em, filters).orderBy(`m.${sortBy}`, sortOrder).orderBy('m.id', sortOrder);
    return paginate(rows, { page, limit }, toInboundMailView);
  }

  /** One mail. @throws DomainError `not_found` */
  async get(actor: Actor, id: string): Promise<InboundMailView> {
    authorizeRole(actor, 'inbound_mail.read');
    return toInboundMailView(await this.row(id));
  }

  /**
   * The whole mail as it arrived.
   * @throws DomainError `not_found`; `inbound_mail.infected` when malware is found in it; `file.not_scanned` when that
   * is unknown; `storage.unavailable`
   */
  async original(actor: Actor, id: string): Promise<Download> {
    authorizeRole(actor, 'inbound_mail.read');
    const { size, storage_path, from_address } = await this.row(id);
    const content = await this.originals.read(storage_path, from_address);
    return { name: `${id}.eml`, type: 'message/rfc822', size, content };
  }

  private async row(id: string): Promise<InboundMailRow> {
    return orNotFound(await inboundMails(this.em).where('m.id', '=', id).executeTakeFirst());
  }
}
