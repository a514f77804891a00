import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Actor, HostAvailability as View, UpdateHostAvailability } from '@portal/contracts';
import { authorizeRole } from '../../infrastructure/auth/authorize.js';
import { acquireAdvisoryLock } from '../../infrastructure/database/advisory-lock.js';
import { assertVersion } from '../../infrastructure/database/load.js';
import { orNotFound } from '../../infrastructure/errors/or-not-found.js';
import { HostAvailability } from './host-availability.entity.js';
import { hostViews } from './hosts.queries.js';

/** Changes when hosts take meetings (decisions, section 4). */
@Injectable()
export class AvailabilityService {
  constructor(private readonly em: EntityManager) {}

  /**
   * Changes only the fields sent, lists as a whole; existing meetings stay.
   * @throws DomainError `not_found` when the user can't be a host; `stale_version`
   */
  async update(actor: Actor, hostId: string, { version, ...input }: UpdateHostAvailability): Promise<View> {
    authorizeRole(actor, 'availability.update');
    return this.em.transactional(async (em) => {
      await acquireAdvisoryLock(em, `availability of ${hostId}`);
      const view = await viewOf(em, hostId);
      await assertVersion(view, { version }, () => view);
      const own = await em.findOne(HostAvailability, { hostId });
      const availability = own ?? HostAvailability.ofBusiness(hostId);
      if (!own) em.persist(availability);
      availability.change(input);
      await em.flush();
      return viewOf(em, hostId);
    });
  }
}

async function viewOf(em: EntityManager, hostId: string): Promise<View> {
  return orNotFound((await hostViews(em, hostId))[0]);
}
