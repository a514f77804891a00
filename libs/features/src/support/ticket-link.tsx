import { ticketQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface TicketLinkProps {
  id: string;
  to: string;
  /** What it says until the ticket is there, and where it can't be read. */
  children: ReactNode;
}

/** Links to another ticket by its number and subject. */
export function TicketLink({ id, to, children }: TicketLinkProps) {
  const { data } = useQuery(ticketQueries.detail(id));
  return <Link to={to}>{data ? `${data.number} ${data.title}` : children}</Link>;
}
