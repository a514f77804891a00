import { z } from 'zod';
import { roles } from '../../core/actor.js';
import { day, id } from '../../core/primitives.js';
import { errorGroupStatuses, errorSeverities } from '../../error-reports/error-report.contract.js';
import { inboundMailStatuses } from '../../inbound-mails/inbound-mail.contract.js';
import { userStatus } from '../../users/user.contract.js';
import type { WorkflowEventsOf } from './workflow-event.js';

const companies = { group: 'Companies', record: 'company' } as const;
const users = { group: 'Users', record: 'user' } as const;
const errors = { group: 'Error reports', record: null, internal: 'all' } as const;
const mails = { group: 'Received mail', record: null, internal: 'all' } as const;
const hours = { group: 'Business hours', record: null } as const;
const closedDay = { day, name: z.string() };

/** People, their companies, and internal notifications. */
export const peopleWorkflowEvents: WorkflowEventsOf<
  'company' | 'user' | 'error_report' | 'error_group' | 'inbound_mail' | 'closed_day' | 'availability'
> = {
  'company.created': { ...companies, title: 'Company created', fields: { name: z.string() } },
  'company.updated': { ...companies, title: 'Company changed', changes: true, fields: {} },
  'company.merged': { ...companies, title: 'Company merged', fields: { into_id: id, moved: z.number() } },
  'company.deleted': { ...companies, title: 'Company deleted', fields: {} },
  'company.restored': { ...companies, title: 'Company restored', fields: {} },
  'user.created': {
    ...users,
    title: 'User created',
    fields: { source: z.enum(['admin', 'sign_in', 'public_consultation', 'seed']) },
  },
  'user.updated': { ...users, title: 'User changed', changes: true, fields: {} },
  'user.role_changed': { ...users, title: 'User’s role changed', fields: { from: z.enum(roles), to: z.enum(roles) } },
  'user.status_changed': { ...users, title: 'User’s status changed', fields: { from: userStatus, to: userStatus } },
  'user.deleted': { ...users, title: 'User deleted', fields: {} },
  'user.restored': { ...users, title: 'User restored', fields: {} },
  'error_report.received': {
    ...errors,
    title: 'Error reported',
    fields: { group_ids: z.array(id), severity: z.enum(errorSeverities) },
  },
  'error_group.status_changed': {
    ...errors,
    title: 'Error moved to another status',
    fields: { from: z.enum(errorGroupStatuses), to: z.enum(errorGroupStatuses) },
  },
  'inbound_mail.received': {
    ...mails,
    title: 'Mail received',
    fields: { status: z.enum(inboundMailStatuses), ticket_id: id.nullable() },
  },
  'inbound_mail.status_changed': {
    ...mails,
    title: 'Mail moved to another status',
    fields: { from: z.enum(inboundMailStatuses), to: z.enum(inboundMailStatuses) },
  },
  'closed_day.added': { ...hours, title: 'Closed day added', fields: closedDay },
  'closed_day.removed': { ...hours, title: 'Closed day removed', fields: closedDay },
  'availability.updated': { ...hours, title: 'Hours of a host changed', fields: {} },
};
