import { broadcastQueries } from '@portal/data-access';
import { DetailFailed, DetailPage, DetailSkeleton } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { ComposeForm } from './compose-form.js';
import '../notifications.css';

const back = { to: addresses.notifications, label: 'Notifications' };

/** Writes a message to many people, or goes on with a draft. */
export function ComposePage() {
  const { id } = useParams();
  return id ? (
    <Draft key={id} id={id} />
  ) : (
    <DetailPage back={back} wide title="New message">
      <ComposeForm draft={undefined} />
    </DetailPage>
  );
}

function Draft({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(broadcastQueries.detail(id));
  if (!data)
    return error ? (
      <DetailFailed back={back} error={error} onRetry={() => void refetch()} noun="message" />
    ) : (
      <DetailSkeleton />
    );
  if (data.status !== 'draft') return <Navigate replace to={addresses.recipientsOf(data)} />;
  return (
    <DetailPage back={back} wide title={data.title} eyebrow="Draft">
      <ComposeForm draft={data} />
    </DetailPage>
  );
}
