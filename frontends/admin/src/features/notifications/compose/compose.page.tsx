import { broadcastQueries } from '@portal/data-access';
import { RecordBoundary } from '@portal/features';
import { DetailPage } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { ComposeForm } from './compose-form.js';
import { broadcastStatusLabels, isWritable, spokenTitle } from '../notification-labels.js';
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

const Draft = ({ id }: { id: string }) => (
  <RecordBoundary result={useQuery(broadcastQueries.detail(id))} back={back} noun="message">
    {(draft) =>
      isWritable(draft) ? (
        <DetailPage back={back} wide title={spokenTitle(draft)} eyebrow={broadcastStatusLabels[draft.status]}>
          <ComposeForm draft={draft} />
        </DetailPage>
      ) : (
        <Navigate replace to={addresses.recipientsOf(draft)} />
      )
    }
  </RecordBoundary>
);
