import { Injectable } from '@nestjs/common';
import type { Channel } from '@portal/contracts';
import { OnFeed, type EventContext, type FeedItem } from '../../../infrastructure/events/index.js';
import { changeKindOf, changeOf, toAdmins } from '../../../infrastructure/events/decorators.js';
import { selectCustomReports, toCustomReportView } from './custom-reports.queries.js';

const CHANNEL: Channel = 'reports';

type CustomReportEvent = 'custom_report.created' | 'custom_report.updated' | 'custom_report.deleted';

/** Shows shared reports on the admins' open screens; one that isn't shared (any more) is gone for other users. */
@Injectable()
export class CustomReportsProjector {
  @OnFeed('custom_report.created', 'custom_report.updated', 'custom_report.deleted')
  async show({ event, em }: EventContext<CustomReportEvent>): Promise<FeedItem[]> {
    const row = await selectCustomReports(em)
      .where('c.id', '=', event.entity_id)
      .where('c.is_shared', '=', true)
      .executeTakeFirst();
    if (!row && !wasShared(event)) return [];
    const record = row ? toCustomReportView(row) : { id: event.entity_id };
    const kind = row ? changeKindOf(event.name) : 'DELETE';
    return [toAdmins(CHANNEL, changeOf('custom_reports', kind, record, event.occurred_at))];
  }
}

/** Whether others saw it until this event. */
const wasShared = ({ payload }: EventContext<CustomReportEvent>['event']): boolean =>
  'changes' in payload ? 'is_shared' in payload.changes : payload.is_shared;
