import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { FeedsChannels, OnFeed, type FeedContext, type FeedItem } from '../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../infrastructure/events/decorators.js';
import { toImportView, readImports } from './imports.queries.js';

const CHANNEL: Channel = 'imports';

/** Shows imports with how far they are on the admins' open screens. */
@Injectable()
@FeedsChannels(() => [CHANNEL])
export class ImportsProjector {
  @OnFeed('import.created', 'import.progressed', 'import.status_changed')
  async show({ event, load }: FeedContext): Promise<FeedItem[]> {
    const [row] = await load(readImports, event.entity_id);
    if (!row) return []; // purged meanwhile
    const quiet = event.name === 'import.progressed';
    const change = changeOf('imports', changeKindOf(event.name), toImportView(row), event.occurred_at, { quiet });
    return [toAdmins(CHANNEL, change)];
  }
}
