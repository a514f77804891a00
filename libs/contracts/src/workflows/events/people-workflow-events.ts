import { z } from 'zod';
import { roles } from '../../core/actor.js';
import { day, id } from '../../core/primitives.js';
import { errorGroupStatuses, errorSeverities } from '../../error-reports/error-report.contract.js';
import { inboundMailStatuses } from '../../inbound-mail/inbound-mail.contract.js';
import { UserStatus } from '../../users/user.contract.js';
import { eventsOf, fromTo, type WorkflowEventsOf } from './workflow-event.js';

const companies = eventsOf({ group: 'Companies', record: 'company' });
const users = eventsOf({ group: 'Users', record: 'user' });
const errors = eventsOf({ group: 'Error reports', record: null, internal: 'all' });
const mails = eventsOf({ group: 'Received mail', record: null, internal: 'all' });
const hours = eventsOf({ group: 'Business hours', record: null });
const closedDay = { day, name: z.string() };

/** People, their companies, and internal notifications. */
export const peopleWorkflowEvents: WorkflowEventsOf<
  'company' | 'user' | 'error_report' | 'error_group' | 'inbound_mail' | 'closed_day' | 'availability'
> = {
  'company.created': companies('Company created', { name: z.string() }),
  'company.updated': companies('Company changed', {}, { changes: true }),
  'company.merged': companies('Company merged', { into_id: id, moved: z.number() }),
  'company.deleted': companies('Company deleted'),
  'company.restored': companies('Company restored'),
  'user.created': users('User created', { source: z.enum(['admin', 'sign_in', 'public_consultation', 'seed']) }),
  'user.invited': users('User invited', { by_import: z.boolean() }),
  'user.updated': users('User changed', {}, { changes: true }),
  'user.role_changed': users('User’s role changed', fromTo(z.enum(roles))),
  'user.status_changed': users('User’s status changed', fromTo(UserStatus)),
  'user.deleted': users('User deleted'),
  'user.restored': users('User restored'),
  'error_report.received': errors('Error reported', { group_ids: z.array(id), severity: z.enum(errorSeverities) }),
  'error_group.status_changed': errors('Error moved to another status', { ...fromTo(z.enum(errorGroupStatuses)) }),
  'inbound_mail.received': mails('Mail received', { status: z.enum(inboundMailStatuses), ticket_id: id.nullable() }),
  'inbound_mail.status_changed': mails('Mail moved to another status', { ...fromTo(z.enum(inboundMailStatuses)) }),
  'closed_day.added': hours('Closed day added', closedDay),
  'closed_day.removed': hours('Closed day removed', closedDay),
  'availability.updated': hours('Hours of a host changed'),
};
