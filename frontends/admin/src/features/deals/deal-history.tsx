import type { DealHistoryEntry } from '@portal/contracts';
import { dealQueries } from '@portal/data-access';
import { FieldChanges, useToday } from '@portal/features';
import { ErrorState, Skeleton } from '@portal/ui';
import { RelativeTime } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { changesToldBy, isTold, sentenceOf } from './deal-history-labels.js';
import './deals.css';

/** What happened to a deal, newest first: who did what, and when. */
export function DealHistory({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(dealQueries.history(id));
  if (error && !data)
    return <ErrorState title="The history could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height={32} />;
  const entries = data.data.filter(isTold);
  if (entries.length === 0) return <p className="muted small">Nothing has been written down about this deal yet.</p>;
  return (
    <>
      <ol className="deal-history">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {data.pagination.has_more ? (
        <p className="muted small">
          The newest {data.data.length} of {data.pagination.total} events.
        </p>
      ) : null}
    </>
  );
}

function Entry({ entry }: { entry: DealHistoryEntry }) {
  const today = useToday();
  const { words, quote } = sentenceOf(entry, today);
  return (
    <li className="deal-history__entry stack small">
      <div className="stack gap-4 anywhere">
        <p>
          <strong>{entry.actor_name ?? 'The system'}</strong> {words}
        </p>
        {quote ? <p className="muted">“{quote}”</p> : null}
        <FieldChanges changes={changesToldBy(entry, today)} />
      </div>
      <span className="muted">
        <RelativeTime at={entry.at} />
      </span>
    </li>
  );
}
