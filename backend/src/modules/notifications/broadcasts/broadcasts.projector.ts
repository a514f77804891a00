import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../../infrastructure/events/decorators.js';
import { selectSuppressions, toSuppressionView } from '../suppressions/mail-suppression.view.js';
import { selectBroadcasts, toBroadcastView } from './broadcast.view.js';

const CHANNEL: Channel = 'broadcasts';

/** Shows messages with how far they are, and addresses that get no mail, on the admins' open screens. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class BroadcastsProjector {
  @OnFeed(
    'broadcast.created',
    'broadcast.updated',
    'broadcast.deleted',
    'broadcast.progressed',
    'broadcast.status_changed',
  )
  async show({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readBroadcasts, event.entity_id);
    const kind = row ? changeKindOf(event.name) : 'DELETE';
    const record = row ? toBroadcastView(row) : { id: event.entity_id };
    const quiet = event.name === 'broadcast.progressed';
    return [toAdmins(CHANNEL, changeOf('broadcasts', kind, record, event.occurred_at, { quiet }))];
  }

  @OnFeed('mail_suppression.status_changed')
  async projectSuppression({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readSuppressions, event.entity_id);
    if (!row) return []; // erased with its user, or purged
    return [toAdmins(CHANNEL, changeOf('mail_suppressions', 'UPDATE', toSuppressionView(row), event.occurred_at))];
  }
}

const readBroadcasts = (em: EntityManager, ids: readonly string[]) =>
  selectBroadcasts(em).where('b.id', 'in', ids).execute();

const readSuppressions = (em: EntityManager, ids: readonly string[]) =>
  selectSuppressions(em).where('s.id', 'in', ids).execute();
