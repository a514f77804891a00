import { consultationQueries, dealQueries, projectQueries } from '@portal/data-access';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addresses } from '../addresses.js';
import { numbered } from '../records/record-select.js';

/** The way to a deal, named by number and title once it is known. */
export function DealLink({ id }: { id: string }) {
  const { data } = useQuery(dealQueries.detail(id));
  return <Link to={addresses.deal({ id })}>{data ? `Deal ${numbered(data)}` : 'Open the deal'}</Link>;
}

/** The same to a project. */
export function ProjectLink({ id }: { id: string }) {
  const { data } = useQuery(projectQueries.detail(id));
  return (
    <Link to={addresses.project({ id })}>{data ? `Project ${data.number} ${data.name}` : 'Open the project'}</Link>
  );
}

/** The same to a consultation request. */
export function RequestLink({ id }: { id: string }) {
  const { data } = useQuery(consultationQueries.detail(id));
  return (
    <Link to={addresses.consultation({ id })}>
      {data ? `Request ${data.reference} ${data.title}` : 'Open the request it came from'}
    </Link>
  );
}
