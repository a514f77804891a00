import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type EventContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { toSavedViewView, selectSavedViews } from './saved-views.queries.js';

const CHANNEL: Channel = 'saved_views';

type SavedViewEvent = 'saved_view.created' | 'saved_view.updated' | 'saved_view.deleted';

/** Shows shared views on the admins' open lists; one that isn't shared (any more) is gone for other users. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class SavedViewsProjector {
  @OnFeed('saved_view.created', 'saved_view.updated', 'saved_view.deleted')
  async show({ event, em }: EventContext<SavedViewEvent>): Promise<FeedItem[]> {
    const row = await selectSavedViews(em)
      .where('v.id', '=', event.entity_id)
      .where('v.is_shared', '=', true)
      .executeTakeFirst();
    if (!row && !wasShared(event)) return [];
    const record = row ? toSavedViewView(row) : { id: event.entity_id };
    const kind = row ? changeKindOf(event.name) : 'DELETE';
    return [toAdmins(CHANNEL, changeOf('saved_views', kind, record, event.occurred_at))];
  }
}

/** Whether others saw it until this event. */
const wasShared = ({ payload }: EventContext<SavedViewEvent>['event']): boolean =>
  'changes' in payload ? 'is_shared' in payload.changes : payload.is_shared;
