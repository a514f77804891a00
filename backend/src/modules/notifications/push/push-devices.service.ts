import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DomainError,
  PushDevice,
  type CreatePushDevice,
  type Deleted,
  type PushDevices,
  type UserActor,
} from '@portal/contracts';
import { v7 as uuidv7 } from 'uuid';
import { authorizeRole } from '../../../infrastructure/auth/authorize.js';
import { Config } from '../../../infrastructure/config/config.js';
import { orNotFound } from '../../../infrastructure/database/load.js';
import { kysely } from '../../../infrastructure/database/read-kit.js';
import { viewOf } from '../../../infrastructure/database/views.js';
import { requestContext } from '../../../infrastructure/http/request-context.js';
import { isPushEndpoint } from './push-client.js';

/** More browsers than a person uses; the one that was used longest ago makes room. */
const MAX_DEVICES = 20;

/** The browsers that show a user's notifications (decisions 6.18). */
@Injectable()
export class PushDevicesService {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  /** The actor's browsers, the newest first, with the key that subscribes another. */
  async list(actor: UserActor): Promise<PushDevices> {
    authorizeRole(actor, 'push_device.list');
    const devices = await kysely(this.em)
      .selectFrom('push_subscriptions')
      .selectAll()
      .where('user_id', '=', actor.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return { public_key: this.config.push?.publicKey ?? null, devices: devices.map(toView) };
  }

  /**
   * Adds the browser, or renews it; one that showed another user's notifications shows the actor's from now on.
   * @throws DomainError `notification.push_is_off` without a key; `notification.push_endpoint` for an address that no push
   * service has
   */
  async create(actor: UserActor, { endpoint, keys }: CreatePushDevice): Promise<PushDevice> {
    authorizeRole(actor, 'push_device.create');
    const { push } = this.config;
    if (!push) throw new DomainError('notification.push_is_off');
    if (!isPushEndpoint(endpoint, push)) throw new DomainError('notification.push_endpoint');
    return this.em.transactional(async (em) => {
      const [device] = await em.execute<PushDevice[]>(
        `insert into push_subscriptions (id, user_id, endpoint, p256dh, auth, user_agent)
         values (?, ?, ?, ?, ?, left(?, 300))
         on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
           auth = excluded.auth, user_agent = excluded.user_agent, failures = 0
         returning *`,
        [uuidv7(), actor.id, endpoint, keys.p256dh, keys.auth, requestContext().userAgent],
      );
      await em.execute(
        `delete from push_subscriptions where id in (
           select id from push_subscriptions where user_id = ? and endpoint <> ?
           order by coalesce(last_used_at, created_at) desc offset ${MAX_DEVICES - 1})`,
        [actor.id, endpoint],
        'run',
      );
      return toView(orNotFound(device));
    });
  }

  /** Removes one of the actor's browsers. @throws DomainError `not_found`, also for other users' */
  async remove(actor: UserActor, id: string): Promise<Deleted> {
    authorizeRole(actor, 'push_device.delete');
    const [removed] = await this.em.execute<{ id: string }[]>(
      'delete from push_subscriptions where id = ? and user_id = ? returning id',
      [id, actor.id],
    );
    return orNotFound(removed);
  }
}

const toView = viewOf(PushDevice);
