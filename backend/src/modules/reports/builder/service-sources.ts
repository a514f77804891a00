import {
  consultationOutcomes,
  consultationStatuses,
  consultationTypes,
  priorities,
  ticketFields,
} from '@portal/contracts';
import { sql } from 'kysely';
import { personName } from '../../../infrastructure/database/read-kit.js';
import { firstRespondedAt, visibleConsultations } from '../../consultations/index.js';
import { isBreachedTicket, promiseKept, visibleTickets } from '../../support/index.js';
import { recordMetrics } from '../definitions/record-metrics.js';
import {
  commonColumns,
  customerColumns,
  hoursColumn,
  instantColumn,
  ownerColumns,
  sourceColumns,
  textColumn,
} from './common-columns.js';
import type { OpenedRecord, ReportSource } from './report-source.js';

const yesNo = ['yes', 'no'];

const ticket: OpenedRecord = { kind: 'ticket', id: sql.ref('t.id') };
const request: OpenedRecord = { kind: 'consultation', id: sql.ref('r.id') };

/** Support tickets, over the query of their list. */
export const ticketSource: ReportSource = {
  name: 'tickets',
  label: 'Support tickets',
  key: sql.ref('t.id'),
  columns: sourceColumns(
    { fields: ticketFields, alias: 't', elsewhere: ['requester_name', 'company_name', 'created_at'] },
    (field) => ({
      number: field('number', { ...recordMetrics.number, opens: ticket }),
      title: field('title', { opens: ticket }),
      ...ownerColumns('r', 'co'),
      status: field('status', recordMetrics.status),
      priority: field('priority'),
      category: field('category'),
      source: field('source', { isInternal: true }),
      assignee: field('assignee_name', { value: personName('a'), isInternal: true }),
      tags: field('tags', { value: sql`nullif(array_to_string(t.tags, ', '), '')`, isInternal: true }),
      is_breached: textColumn(
        'Past promise',
        'Open, and its next promise is past due',
        sql`case when ${isBreachedTicket} then 'yes' else 'no' end`,
        yesNo,
      ),
      answered: field('first_response'),
      resolved: field('resolved_at'),
      answered_in_time: textColumn(
        'Answered in time',
        'Whether the first answer came as promised',
        promiseKept.response,
        yesNo,
      ),
      solved_in_time: textColumn(
        'Solved in time',
        'Whether it was answered, and solved as promised',
        promiseKept.resolution,
        yesNo,
      ),
      hours_to_answer: hoursColumn(
        'Hours to answer',
        'Hours from its opening to the first answer',
        sql.ref('t.created_at'),
        sql.ref('t.first_responded_at'),
      ),
      hours_to_solution: hoursColumn(
        'Hours to solution',
        'Hours from its opening until it was solved',
        sql.ref('t.created_at'),
        sql.ref('t.resolved_at'),
      ),
      rating: field('csat_score', {
        value: sql`case t.csat_score when 1 then 'good' when 0 then 'not_good' end`,
        choices: ['good', 'not_good'],
      }),
      ...commonColumns('t'),
    }),
  ),
  read: (em, reader, columns) =>
    visibleTickets(em, reader)
      .leftJoin('companies as co', 'co.id', 'r.company_id')
      .leftJoin('users as a', 'a.id', 't.assignee_id')
      .select(columns),
};

/** Consultation requests, over the query of their list. */
export const consultationSource: ReportSource = {
  name: 'consultations',
  label: 'Consultation requests',
  key: sql.ref('r.id'),
  columns: {
    number: { ...recordMetrics.number, value: sql.ref('r.reference'), opens: request },
    title: { ...textColumn('Request', 'The title of the request', sql.ref('r.title')), opens: request },
    // the company is a text of the request
    ...customerColumns(sql.ref('r.name'), sql.ref('r.company'), { customer: sql.ref('r.customer_id') }),
    status: { ...recordMetrics.status, value: sql.ref('r.status'), choices: consultationStatuses },
    type: textColumn('Type', 'What it asks for', sql.ref('r.consultation_type'), consultationTypes),
    urgency: textColumn('Urgency', 'How urgent its sender finds it', sql.ref('r.urgency'), priorities),
    outcome: {
      ...textColumn('Outcome', 'What came of it', sql.ref('r.outcome'), consultationOutcomes),
      isInternal: true,
    },
    page: { ...textColumn('Page', 'The page it was sent from', sql.ref('r.source_page')), isInternal: true },
    promised: instantColumn('Promised', 'By when an answer is promised', sql.ref('r.promised_by')),
    answered: instantColumn('Answered', 'When it was first answered', firstRespondedAt),
    hours_to_answer: hoursColumn(
      'Hours to answer',
      'Hours from its sending to the first answer',
      sql.ref('r.created_at'),
      firstRespondedAt,
    ),
    ...commonColumns('r'),
  },
  read: (em, reader, columns) => visibleConsultations(em, reader).select(columns),
};
