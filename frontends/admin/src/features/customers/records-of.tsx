import type { BillingAccountView, Page } from '@portal/contracts';
import { consultationQueries, dealQueries, invoiceQueries, projectQueries, ticketQueries } from '@portal/data-access';
import {
  ConsultationLinks,
  HealthTag,
  invoiceName,
  isClosedProject,
  ProjectStatusTag,
  useLiveConsultations,
  useLiveRows,
  DayText,
  DealLinks,
  InvoiceStatusTag,
  LinkList,
  moneyText,
  StatementButton,
  useLiveBilling,
  useLiveDeals,
  useLiveTickets,
  TicketClock,
  TicketStatusTag,
} from '@portal/features';
import { DetailSection, Facts } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { ticketRecord } from '../support/ticket-picker.js';
import './customers.css';

const SHOWN = 5;

interface LinkedSectionProps<Row> {
  title: string;
  result: { data: Page<Row> | undefined; error: Error | null };
  /** The whole list behind the few rows shown. */
  all: string;
  /** More links beside it. */
  links?: ReactNode;
  /** What stands before the rows. */
  lead?: ReactNode;
  children: (rows: readonly Row[] | undefined) => ReactNode;
}

/** The newest records of a customer or a company on their page, with the way to all of them. */
export function LinkedSection<Row>({ title, result, all, links, lead, children }: LinkedSectionProps<Row>) {
  const { data, error } = result;
  const total = data?.pagination.total;
  return (
    <DetailSection
      title={title}
      extra={
        <span className="row gap-16 small">
          <Link to={all}>{total === undefined || total <= 1 ? 'Open list' : `All ${total}`}</Link>
          {links}
        </span>
      }
    >
      {lead}
      {error && !data ? <p role="alert">{error.message}</p> : children(data?.data)}
    </DetailSection>
  );
}

/** Whose records they are: one person's or a whole company's. */
type Owner = { customer_id: string } | { company_id: string };

const searchOf = (of: Owner | Requester): string => new URLSearchParams({ ...of }).toString();

/** The newest projects of a customer or a company. */
export function ProjectsOf({ of }: { of: Owner }) {
  useLiveRows('projects', 'projects');
  return (
    <LinkedSection
      title="Projects"
      result={useQuery(projectQueries.list({ ...of, limit: SHOWN }))}
      all={`${addresses.projects}?${searchOf(of)}`}
    >
      {(projects) => (
        <LinkList
          items={projects?.map((project) => ({
            key: project.id,
            to: addresses.project(project),
            title: project.name,
            aside: (
              <>
                <span>{project.task_count > 0 ? `${Math.floor(project.progress)}% done` : 'No tasks yet'}</span>
                {isClosedProject(project) ? null : <HealthTag health={project.health} />}
                <ProjectStatusTag status={project.status} />
              </>
            ),
          }))}
          empty="No projects yet. Projects are made for a customer when work is agreed."
        />
      )}
    </LinkedSection>
  );
}

/** The newest consultations of a customer or a company. */
export function ConsultationsOf({ of }: { of: Owner }) {
  useLiveConsultations();
  return (
    <LinkedSection
      title="Consultations"
      result={useQuery(consultationQueries.list({ ...of, limit: SHOWN }))}
      all={`${addresses.consultations}?${searchOf(of)}`}
    >
      {(requests) => <ConsultationLinks requests={requests} under={addresses.consultations} empty="No requests yet." />}
    </LinkedSection>
  );
}

/** The newest deals of a customer or a company. */
export function DealsOf({ of }: { of: Owner }) {
  useLiveDeals();
  return (
    <LinkedSection
      title="Deals"
      result={useQuery(dealQueries.list({ ...of, limit: SHOWN }))}
      all={`${addresses.deals}?${searchOf(of)}`}
    >
      {(deals) => <DealLinks deals={deals} under={addresses.deals} empty="No deals yet." />}
    </LinkedSection>
  );
}

/** The open invoices of an account: the company's, or one person's. */
const openInvoicesOf = ({ customer_id, company_id }: BillingAccountView): string =>
  `${addresses.billing}?status=open&${company_id ? `company_id=${company_id}` : `customer_id=${customer_id}`}`;

interface BillsOfProps {
  of: Owner;
  /** A customer whose account it is, when there is one: a company's is that of each of its people. */
  accountOf: string | undefined;
}

/** Debt and credit of the account of a customer or company, and the newest invoices. */
export function BillsOf({ of, accountOf }: BillsOfProps) {
  useLiveBilling();
  const account = useQuery({ ...invoiceQueries.account(accountOf ?? ''), enabled: accountOf !== undefined });
  const money = account.data;
  const whose = 'customer_id' in of && money?.company_id ? ' (whole company)' : '';
  return (
    <LinkedSection
      title="Bills"
      result={useQuery(invoiceQueries.list({ ...of, limit: SHOWN }))}
      all={`${addresses.billing}?${searchOf(of)}`}
      links={
        <>
          <Link to={`${addresses.billing}?view=payments&${searchOf(of)}`}>Payments</Link>
          <StatementButton of={of} />
        </>
      }
      lead={
        money ? (
          <Facts
            items={[
              [`Open${whose}`, <Link to={openInvoicesOf(money)}>{moneyText(money.open_balance)}</Link>],
              [
                `Overdue${whose}`,
                money.overdue_balance > 0 ? (
                  <Link to={`${openInvoicesOf(money)}&sortBy=due_date&sortOrder=asc`}>
                    {moneyText(money.overdue_balance)}
                  </Link>
                ) : null,
              ],
              [`Credit${whose}`, money.credit > 0 ? moneyText(money.credit) : null],
            ]}
          />
        ) : null
      }
    >
      {(invoices) => (
        <LinkList
          items={invoices?.map((invoice) => ({
            key: invoice.id,
            to: addresses.invoice(invoice),
            title: invoiceName(invoice),
            aside: (
              <>
                {invoice.due_date ? (
                  <span>
                    Due <DayText day={invoice.due_date} />
                  </span>
                ) : null}
                <span>{moneyText(invoice.status === 'draft' ? invoice.total : invoice.balance)}</span>
                <InvoiceStatusTag invoice={invoice} />
              </>
            ),
          }))}
          empty="No invoices yet."
        />
      )}
    </LinkedSection>
  );
}

/** Whose tickets they are: one person's or a whole company's. */
type Requester = { requester_id: string } | { company_id: string };

/** The support tickets of a customer or a company that were answered last. */
export function TicketsOf({ of }: { of: Requester }) {
  useLiveTickets();
  return (
    <LinkedSection
      title="Support"
      result={useQuery(ticketQueries.list({ ...of, limit: SHOWN }))}
      all={`${addresses.support}?${searchOf(of)}`}
    >
      {(tickets) => (
        <LinkList
          items={tickets?.map((ticket) => ({
            key: ticket.id,
            to: addresses.ticket(ticket),
            title: ticketRecord.nameOf(ticket),
            aside: (
              <>
                <TicketClock ticket={ticket} />
                <TicketStatusTag status={ticket.status} side="admin" />
              </>
            ),
          }))}
          empty="No tickets yet."
        />
      )}
    </LinkedSection>
  );
}
