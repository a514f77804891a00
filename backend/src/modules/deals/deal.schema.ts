import { defineEntity, p } from '@mikro-orm/core';
import type { AcceptanceMethod, DealInterval, DealStatus, DealType } from '@portal/contracts';
import { aggregateProperties } from '../../infrastructure/database/aggregate-root.js';
import { Deal } from './deal.entity.js';

export const DealSchema = defineEntity({
  class: Deal,
  tableName: 'customer_deals',
  properties: {
    ...aggregateProperties,
    number: p.string().defaultRaw('next_deal_number()'),
    title: p.string(),
    description: p.text(),
    terms: p.text(),
    customerId: p.uuid(),
    dealType: p.string().$type<DealType>(),
    interval: p.string().$type<DealInterval>().nullable(),
    amountCents: p.bigint('number'),
    setupFeeCents: p.bigint('number'),
    currentStatus: p.string().$type<DealStatus>(),
    offeredAt: p.datetime().nullable(),
    startsOn: p.date().nullable(),
    nextBillOn: p.date().nullable(),
    pauseAt: p.date().nullable(),
    resumesAt: p.date().nullable(),
    cancelAt: p.date().nullable(),
    acceptedAt: p.datetime().nullable(),
    acceptedBy: p.uuid().nullable(),
    acceptedByName: p.string().nullable(),
    acceptedIp: p.string().nullable(),
    acceptedTerms: p.text().nullable(),
    acceptedHash: p.string().nullable(),
    acceptanceMethod: p.string().$type<AcceptanceMethod>().nullable(),
    declineReason: p.text().nullable(),
    cancelReason: p.text().nullable(),
    internalNotes: p.text().nullable(),
    consultationId: p.uuid().nullable(),
  },
});
