import { defineEntity, p } from '@mikro-orm/core';
import type { Priority, TicketCategory, TicketSource, TicketStatus } from '@portal/contracts';
import { aggregateProperties } from '../../infrastructure/database/aggregate-root.js';
import { Ticket } from './ticket.entity.js';
import type { ReportedClock, StoredPause } from './ticket.types.js';

export const TicketSchema = defineEntity({
  class: Ticket,
  tableName: 'tickets',
  properties: {
    ...aggregateProperties,
    kind: p.string().$type<'support'>(),
    number: p.string(),
    title: p.string(),
    description: p.text(),
    category: p.string().$type<TicketCategory>(),
    priority: p.string().$type<Priority>(),
    status: p.string().$type<TicketStatus>(),
    source: p.string().$type<TicketSource>(),
    requesterId: p.uuid(),
    assigneeId: p.uuid().nullable(),
    assignedAt: p.datetime().nullable(),
    projectId: p.uuid().nullable(),
    dealId: p.uuid().nullable(),
    invoiceId: p.uuid().nullable(),
    errorGroupId: p.uuid().nullable(),
    followsId: p.uuid().nullable(),
    mergedIntoId: p.uuid().nullable(),
    pauses: p.json<StoredPause[]>(),
    responseWarningAt: p.datetime().nullable(),
    firstResponseDueAt: p.datetime().nullable(),
    firstRespondedAt: p.datetime().nullable(),
    resolutionWarningAt: p.datetime().nullable(),
    resolutionDueAt: p.datetime().nullable(),
    resolvedAt: p.datetime().nullable(),
    closedAt: p.datetime().nullable(),
    clockReported: p.array().$type<ReportedClock[]>(),
    lastReplyAt: p.datetime(),
    lastReplyBy: p.string().$type<'customer' | 'admin'>(),
    csatScore: p.integer().nullable(),
    csatComment: p.text().nullable(),
  },
});
