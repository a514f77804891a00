import { Injectable } from '@nestjs/common';
import { OnDomainEvent, type EventContext, Shows } from '../../../infrastructure/events/index.js';
import { formatDayOf } from '../../../infrastructure/wording/american-formats.js';
import { findDataExport, type DataExportRow } from '../../exports/index.js';
import { Delivery, type UntitledMessage } from '../delivery/delivery.js';
import { findRecipients } from './notifiers/recipients.reader.js';

/** Notifies the owner of an export that its archive is ready, or that it failed. */
@Injectable()
@Shows('notifications')
export class ExportNotifications {
  constructor(private readonly delivery: Delivery) {}

  @OnDomainEvent('data_export.status_changed')
  async onExportStatusChanged(context: EventContext<'data_export.status_changed'>): Promise<void> {
    const { event, em } = context;
    const { to: status } = event.payload;
    if (status !== 'succeeded' && status !== 'failed') return;
    const made = await findDataExport(em, event.entity_id);
    if (!made) return;
    const change = `The export of ${subjectOf(made)} ${status === 'succeeded' ? 'is ready' : 'failed'}`;
    const details =
      status === 'succeeded' && made.expires_at !== null
        ? `The archive can be downloaded until ${formatDayOf(new Date(made.expires_at))}`
        : (made.reason ?? '');
    const message: UntitledMessage = {
      template: 'security_export',
      body: details,
      link: linkOf(made),
      data: { change },
      variables: { change, details },
    };
    // a failure isn't worth a mail: it stands where the export was asked for
    const channels = status === 'failed' ? { channels: ['in_app'] as const } : {};
    const owner = await findRecipients(em, [made.owner_id]);
    await this.delivery.notify(context, owner, message, { canWait: false, ...channels });
  }
}

/** Without the name of a person: notifications outlive the person they are about. */
const subjectOf = ({ kind, person_id, owner_id, subject_name }: DataExportRow): string => {
  if (kind === 'company') return subject_name;
  return person_id === owner_id ? 'your data' : 'a person’s data';
};

const linkOf = ({ company_id, person_id, owner_id }: DataExportRow): string => {
  if (company_id !== null) return `/admin/customers/companies/${company_id}`;
  return person_id === null || person_id === owner_id ? '/customer/profile' : `/admin/customers/${person_id}`;
};
