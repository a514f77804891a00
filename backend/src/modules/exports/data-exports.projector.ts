import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins, toUsers } from '../../infrastructure/events/decorators.js';
import { toDataExportView, readDataExports } from './data-exports.queries.js';

const CHANNEL: Channel = 'exports';

/** Projects exports with their progress to open screens: all to admins, to other users those of their own data. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class DataExportsProjector {
  @OnFeed('data_export.requested', 'data_export.progressed', 'data_export.status_changed')
  async show({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readDataExports, event.entity_id);
    if (!row) return []; // purged meanwhile
    const quiet = event.name === 'data_export.progressed';
    const view = toDataExportView(row);
    const change = changeOf('data_exports', changeKindOf(event.name), view, event.occurred_at, { quiet });
    return [
      toAdmins(CHANNEL, change),
      ...toUsers(CHANNEL, row.person_id === row.owner_id ? [row.owner_id] : [], change),
    ];
  }
}
