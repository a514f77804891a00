import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { toDataExportView, readDataExports } from './data-exports.queries.js';

const CHANNEL: Channel = 'exports';

type ExportEvent = 'data_export.requested' | 'data_export.progressed' | 'data_export.status_changed';

/** Projects exports with their progress to open screens: all to admins, to other users those of their own data. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class DataExportsProjector {
  @OnFeed('data_export.requested', 'data_export.progressed', 'data_export.status_changed')
  async show({ event, load }: FeedContext<ExportEvent>): Promise<FeedItem[]> {
    const [row] = await load(readDataExports, event.entity_id);
    if (!row) return []; // purged meanwhile
    const change: Change = {
      event: event.name === 'data_export.requested' ? 'INSERT' : 'UPDATE',
      table: 'data_exports',
      record: { ...toDataExportView(row) },
      at: event.occurred_at.toISOString(),
      ...(event.name === 'data_export.progressed' ? { quiet: true } : {}),
    };
    const forAdmins = { room: rooms.admins(CHANNEL), channel: CHANNEL, change };
    if (row.person_id !== row.owner_id) return [forAdmins];
    return [forAdmins, { room: rooms.user(CHANNEL, row.owner_id), channel: CHANNEL, change }];
  }
}
