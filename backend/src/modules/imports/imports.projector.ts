import { Injectable } from '@nestjs/common';
import { rooms, type Change, type Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { toImportView, readImports } from './imports.queries.js';

const CHANNEL: Channel = 'imports';

type ImportEvent = 'import.created' | 'import.progressed' | 'import.status_changed';

/** Shows imports with how far they are on the admins' open screens. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ImportsProjector {
  @OnFeed('import.created', 'import.progressed', 'import.status_changed')
  async show({ event, load }: FeedContext<ImportEvent>): Promise<FeedItem[]> {
    const [row] = await load(readImports, event.entity_id);
    if (!row) return []; // purged meanwhile
    const change: Change = {
      event: event.name === 'import.created' ? 'INSERT' : 'UPDATE',
      table: 'imports',
      record: { ...toImportView(row) },
      at: event.occurred_at.toISOString(),
      ...(event.name === 'import.progressed' ? { quiet: true } : {}),
    };
    return [{ room: rooms.admins(CHANNEL), channel: CHANNEL, change }];
  }
}
