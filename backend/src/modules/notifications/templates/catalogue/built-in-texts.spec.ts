import type { ConsultationStatus, TicketStatus } from '@portal/contracts';
import { currentInstant, fromNow } from '@portal/testing/clock';
import { plainTextOf, type MailContent, type MailText } from '../../../../infrastructure/mail/index.js';
import {
  checkText,
  filledBody,
  RenderTime,
  renderText,
  type TextVariables,
} from '../../../../infrastructure/message-texts/index.js';
import type { InvoiceDetailRow, PaymentRow } from '../../../billing/index.js';
import type { ConsultationRow } from '../../../consultations/index.js';
import type { MeetingRow } from '../../../meetings/index.js';
import type { TicketRow } from '../../../support/index.js';
import { examplesOf, kindOf } from '../../template-admin/template-text.js';
import { invoiceMail, paymentMail } from '../billing-templates.js';
import { templates } from '../consultation-templates.js';
import { meetingMail, type MeetingNews } from '../meeting-templates.js';
import { monthlyReportMail, monthlyReportVariables } from '../monthly-report-mail.js';
import {
  scheduledReportMail,
  scheduledReportVariables,
  scheduleProblemMail,
  scheduleProblemVariables,
} from '../scheduled-report-mail.js';
import { digestMail, linesVariables, newsLines, newsMail } from '../project-mail.js';
import {
  consultationTemplateNames,
  meetingTemplateNames,
  ticketTemplateNames,
  type BillingTemplateName,
} from '../template.js';
import { ticketMail, type TicketNews } from '../ticket-templates.js';
import { invoiceVariables, paymentVariables } from '../variables/billing-variables.js';
import { consultationVariables } from '../variables/consultation-variables.js';
import { meetingVariables } from '../variables/meeting-variables.js';
import { ticketVariables } from '../variables/ticket-variables.js';
import { templateCatalogue, type EditableName } from './index.js';

/** The fields of a row that its texts read. */
const row = <Row>(fields: Partial<Row>): Row => fields as Row;
const formatted = { html: '<p><strong>1</strong></p>\n<pre>2  3</pre>', text: '1\n\n2  3' };
const squashed = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What the catalogue's text makes of a mail, and what the code says. */
function bothWords(name: EditableName, content: MailContent, variables: TextVariables, rest: readonly MailText[] = []) {
  const { subject = '', body = '', action = '' } = templateCatalogue[name].text;
  return {
    text: {
      subject: renderText('line', subject, variables),
      body: squashed(filledBody(body, variables, '', RenderTime.ofMessage()).text),
      action: renderText('line', action, variables),
    },
    code: {
      subject: squashed(content.subject),
      body: squashed(
        content.paragraphs
          .slice(0, content.paragraphs.length - rest.length)
          .map(plainTextOf)
          .join(' '),
      ),
      action: content.action?.label ?? '',
    },
  };
}
const expectSame = ({ text, code }: ReturnType<typeof bothWords>): void => {
  expect(text).toEqual(code);
};

describe('the built-in text that an admin begins with', () => {
  it.each(Object.entries(templateCatalogue))('%s is a text that may be saved', (_name, definition) => {
    for (const part of ['subject', 'title', 'body', 'action'] as const) {
      const source = definition.text[part];
      if (source === undefined) continue;
      const known = definition.variables
        .filter(({ mailOnly }) => part !== 'title' || !mailOnly)
        .map(({ name }) => name);
      expect(() => {
        checkText(kindOf(part), source, known);
      }).not.toThrow();
      expect(renderText(kindOf(part), source, examplesOf(definition))).not.toBe('');
    }
  });

  it.each(ticketTemplateNames)('%s says what the code says', (name) => {
    for (const to of ['pending', 'resolved', 'closed'] satisfies TicketStatus[])
      for (const message of [
        undefined,
        { author: 'Ann *A.*', text: 'One\n\n# Two <b>' },
        { author: 'Ann', text: formatted },
      ]) {
        const news: TicketNews = {
          ticket: row<TicketRow>({
            number: 'S-1',
            title: 'No [toner](x)',
            priority: 'high',
            status: to,
            requester_name: message ? 'Dana' : null,
            requester_email: 'dana@x.test',
            company_name: null,
            first_response_due_at: message ? null : fromNow({ hours: 5 }).toISOString(),
            first_responded_at: null,
          }),
          firstName: message ? 'Dana' : '',
          message: name.includes('opened') || message ? message : { author: 'Ann', text: 'x' },
          data: { to, merged: 'S-0', closes_at: fromNow({ hours: 48 }).toISOString(), promise: 'resolution' },
          url: '/',
          now: currentInstant(),
          closed: new Set<string>(),
        };
        if (name === 'ticket_opened_for_you' && !message) continue; // it always has its first message
        expectSame(bothWords(name, ticketMail(name, news), ticketVariables(news)));
      }
  });

  it.each(meetingTemplateNames)('%s says what the code says', (name) => {
    for (const side of ['customer', 'staff'] as const)
      for (const status of ['proposed', 'confirmed', 'rescheduled'] as const)
        for (const proposed_by of ['admin', 'customer'] as const) {
          const at = fromNow({ hours: 30 }).toISOString();
          const news: MeetingNews = {
            meeting: row<MeetingRow>({
              ...{ status, proposed_by, starts_at: at, ends_at: at, held_until: at, mode: 'video' },
              ...{
                customer_name: 'Dana',
                host_name: 'Ann',
                customer_zone: null,
                host_zone: null,
                time_zone: 'America/New_York',
              },
            }),
            request: row<ConsultationRow>({ source: 'portal', title: 'Phones', consultation_type: 'project_scoping' }),
            side,
            data: { hours_before: side === 'staff' ? '1' : '24' },
          };
          expectSame(bothWords(name, meetingMail(name, news, 'Dana', '/'), meetingVariables(news, 'Dana')));
        }
  });

  it.each(consultationTemplateNames)('%s says what the code says', (name) => {
    const states: ConsultationStatus[] = ['pending', 'in_progress', 'scheduled', 'completed', 'declined', 'cancelled'];
    const records: Partial<ConsultationRow>[] = [
      { outcome: null },
      { outcome: 'converted', project_id: 'p', deal_id: null },
      { outcome: 'converted', project_id: null, deal_id: 'd' },
    ];
    for (const to of states)
      for (const record of records) {
        const input = {
          firstName: 'Dana',
          request: row<ConsultationRow>({
            ...{
              reference: 'C-1',
              name: 'Dana W.',
              title: 'Phones',
              description: 'Quiet\nthey are',
              urgency: 'urgent',
            },
            ...{ consultation_type: 'project_scoping', source: 'portal', decline_reason: 'Too far.', ...record },
          }),
          data: { to },
          reply: { author: 'Ann', note: 'Yes' },
          url: '/',
        };
        expectSame(bothWords(name, templates[name].render(input), consultationVariables(input)));
      }
  });

  it('bills and receipts say what the code says', () => {
    const names: BillingTemplateName[] = ['invoice_issued', 'invoice_reminder', 'invoice_void', 'invoice_credited'];
    for (const name of names)
      for (const status of ['open', 'paid', 'void'] as const)
        for (const days of ['-3', '1', '14']) {
          const invoice = row<InvoiceDetailRow>({
            ...{
              number: 'INV-1',
              status,
              total_cents: '12000',
              balance_cents: '5000',
              due_date: '2026-03-31',
              paid_cents: '0',
            },
            ...{ credited_cents: '0', deleted_at: null, lines: [], seller: null },
            credit_notes: [row<InvoiceDetailRow['credit_notes'][number]>({ number: 'CN-1', reason: 'Less work' })],
          });
          const data = {
            days,
            amount: '20',
            ...(name === 'invoice_credited' ? { credit_note: 'CN-1' } : { quote: 'Why' }),
          };
          const mail = invoiceMail(name, invoice, data, { firstName: '', url: '/' });
          if (mail) expectSame(bothWords(name, mail, withoutQuote(name, invoiceVariables(invoice, data, ''))));
        }
    const payment = row<PaymentRow>({ amount_cents: '5000', external_ref: 'CHECK-1', unapplied_cents: '0' });
    const bill = row<InvoiceDetailRow>({ number: 'INV-1', status: 'paid' });
    for (const invoice of [undefined, bill]) {
      const received = paymentMail('payment_received', payment, invoice, {}, { firstName: 'Dana', url: '/' });
      expectSame(bothWords('payment_received', received, paymentVariables(payment, invoice, {}, 'Dana')));
      const data = { amount: '12.5', quote: 'Twice paid' };
      const refunded = paymentMail('payment_refunded', payment, invoice, data, { firstName: 'Dana', url: '/' });
      expectSame(bothWords('payment_refunded', refunded, paymentVariables(payment, invoice, data, 'Dana')));
    }
  });

  it('the mail with a monthly report says what the code says', () => {
    for (const summary of ['', 'A good month: 12 tasks.']) {
      const reported = { month: 'October 2026', company: 'Neuse Bakery', summary };
      const mail = monthlyReportMail(reported, { firstName: 'Dana', url: '/' });
      expectSame(bothWords('monthly_report', mail, monthlyReportVariables(reported, 'Dana')));
    }
  });

  it('the mails of scheduled reports say what the code says', () => {
    for (const period of ['', 'October 1, 2026 – October 31, 2026']) {
      const news = {
        report: 'Weights',
        period,
        rows: '2 rows',
        place: 'It is attached.',
        when: 'every day at 8:00 AM',
      };
      const whole = { ...news, scheduled_by: 'Avery' };
      const mail = scheduledReportMail(whole, { firstName: 'Dana', url: '/' });
      expectSame(bothWords('scheduled_report', mail, scheduledReportVariables(whole, 'Dana')));
    }
    const news = { report: 'Weights', problem: 'Dana: May not run this report' };
    const mail = scheduleProblemMail(news, { firstName: 'Avery', url: '/' });
    expectSame(bothWords('report_schedule_problem', mail, scheduleProblemVariables(news, 'Avery')));
  });

  it('mails of several lines say what the code says', () => {
    const line = { title: 'Ann moved “Cables” to done', heading: 'Network', quote: null };
    for (const lines of [[line], [line, line, line]]) {
      const input = { firstName: 'Dana', lines, url: '/' };
      const variables = linesVariables('Dana', lines);
      expectSame(bothWords('news', newsMail(input), variables, newsLines(lines)));
      for (const period of ['hour', 'day'] as const)
        expectSame(bothWords('digest', digestMail({ ...input, period }), { ...variables, period }));
    }
  });
});

/** Only what is void has the reason of its step. */
const withoutQuote = (name: BillingTemplateName, variables: TextVariables): TextVariables =>
  name === 'invoice_issued' || name === 'invoice_reminder' ? { ...variables, reason: '' } : variables;
