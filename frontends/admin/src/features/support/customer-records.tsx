import type { TicketView } from '@portal/contracts';
import {
  DealStatusTag,
  InvoiceStatusTag,
  invoiceName,
  moneyText,
  ProjectStatusTag,
  useLiveBilling,
  useLiveDeals,
} from '@portal/features';
import { Property } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { addresses } from '../../addresses.js';
import { customerQueries } from './read-ahead.js';
import './support.css';

/** What the customer of a ticket, or their company, has with us: running deals and projects, open invoices. */
export function CustomerRecords({ ticket }: { ticket: TicketView }) {
  useLiveDeals();
  useLiveBilling();
  const queries = customerQueries(ticket);
  const deals = useQuery(queries.deals).data;
  const invoices = useQuery(queries.invoices).data;
  const projects = useQuery(queries.projects).data;
  return (
    <>
      <Holdings
        label="Deals"
        items={deals?.data.map((deal) => ({
          id: deal.id,
          to: addresses.deal(deal),
          name: deal.title,
          aside: <DealStatusTag status={deal.current_status} />,
        }))}
        none="None running"
      />
      <Holdings
        label="Open invoices"
        items={invoices?.data.map((invoice) => ({
          id: invoice.id,
          to: addresses.invoice(invoice),
          name: invoiceName(invoice),
          aside: (
            <>
              {moneyText(invoice.balance)} <InvoiceStatusTag invoice={invoice} />
            </>
          ),
        }))}
        none="None"
      />
      <Holdings
        label="Projects"
        items={projects?.data.map((project) => ({
          id: project.id,
          to: addresses.project(project),
          name: project.name,
          aside: <ProjectStatusTag status={project.status} />,
        }))}
        none="None running"
      />
    </>
  );
}

interface HoldingsProps {
  label: string;
  /** Absent while they are loading. */
  items: readonly { id: string; to: string; name: string; aside: ReactNode }[] | undefined;
  none: string;
}

/** A list in the column beside a ticket: names that lead to their pages, each with its state. */
export const Holdings = ({ label, items, none }: HoldingsProps) => (
  <Property label={label}>
    {items === undefined ? (
      <span aria-busy="true">…</span>
    ) : items.length === 0 ? (
      none
    ) : (
      <ul className="holdings stack gap-10">
        {items.map(({ id, to, name, aside }) => (
          <li key={id} className="flex wrap">
            <Link to={to}>{name}</Link>
            {aside}
          </li>
        ))}
      </ul>
    )}
  </Property>
);
