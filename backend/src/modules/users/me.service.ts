import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type Actor, DomainError, type UpdateMe, type UserView } from '@portal/contracts';
import { authorize } from '../../infrastructure/auth/authorize.js';
import { lockForUpdate } from '../../infrastructure/database/load.js';
import { CompaniesService } from '../companies/index.js';
import { User } from './user.entity.js';
import { readUserView } from './users.queries.js';

/** The user's own profile (specification, section 7, `me`). */
@Injectable()
export class MeService {
  constructor(
    private readonly em: EntityManager,
    private readonly companies: CompaniesService,
  ) {}

  get(actor: Actor): Promise<UserView> {
    return readUserView(this.em, idOf(actor));
  }

  /**
   * Changes the user's own name, phone and zone. `company_name` renames the company of its sole member; without a
   * company it makes a new one, because typing a name never joins a company (decisions 1.1).
   * @throws DomainError `stale_version`; `company.not_sole_member`
   */
  update(actor: Actor, { company_name, version, ...profile }: UpdateMe): Promise<UserView> {
    const id = idOf(actor);
    return this.em.transactional(async (em) => {
      const user = await lockForUpdate(em, User, { id, deletedAt: null }, { version }, () => readUserView(em, id));
      authorize(actor, 'me.update', user);
      if (company_name && user.companyId) await this.companies.renameAsSoleMember(em, user.companyId, company_name);
      const founded =
        company_name && !user.companyId ? { company_id: (await this.companies.createNamed(em, company_name)).id } : {};
      user.change({ ...profile, ...founded });
      await em.flush();
      return readUserView(em, id);
    });
  }
}

function idOf(actor: Actor): string {
  if (actor.kind !== 'user') throw new DomainError('unauthenticated');
  return actor.id;
}
