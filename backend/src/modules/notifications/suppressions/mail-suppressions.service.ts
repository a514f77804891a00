import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type {
  ListMailSuppressions,
  MailSuppressionKind,
  MailSuppressionView,
  Page,
  UpdateMailSuppression,
  UserActor,
} from '@portal/contracts';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../../infrastructure/database/advisory-lock.js';
import { lockForUpdate } from '../../../infrastructure/database/load.js';
import { paginate } from '../../../infrastructure/database/paginate.js';
import { MailSuppression } from './mail-suppression.entity.js';
import { filterSuppressions, readSuppression, toSuppressionView } from './mail-suppression.view.js';

/** Addresses that mail came back from, and whether mail is sent there (decisions 6.40). */
@Injectable()
export class MailSuppressionsService {
  constructor(private readonly em: EntityManager) {}

  /** The last changed first unless sorted otherwise. */
  list(actor: UserActor, query: ListMailSuppressions): Promise<Page<MailSuppressionView>> {
    authorizeRole(actor, 'mail_suppression.list');
    return paginate(filterSuppressions(this.em, query), query, toSuppressionView);
  }

  /**
   * Sends mail to an address again.
   * @throws DomainError `not_found`, `stale_version`; `mail_suppression.complaint` where the reader doesn't want it;
   * `illegal_transition` where mail is sent anyway
   */
  lift(actor: UserActor, id: string, input: UpdateMailSuppression): Promise<MailSuppressionView> {
    authorizeRole(actor, 'mail_suppression.update');
    return this.em.transactional(async (em) => {
      const held = await lockForUpdate(em, MailSuppression, { id }, input, () => readSuppression(em, id));
      held.lift(actor.id);
      await em.flush();
      return readSuppression(em, id);
    });
  }

  /** For listeners: the row of an address, locked, and made where there is none; in the caller's transaction. */
  async ofAddress(
    em: EntityManager,
    address: string,
    kind: MailSuppressionKind,
    userId: string | null,
  ): Promise<MailSuppression> {
    await acquireAdvisoryLock(em, `mail suppression of ${address}`);
    const known = await em.findOne(MailSuppression, { address, kind }, { refresh: true });
    if (known) return known;
    const made = MailSuppression.watch(address, kind, userId);
    em.persist(made);
    return made;
  }
}
