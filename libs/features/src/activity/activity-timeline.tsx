import type { ActivityEntityType } from '@portal/contracts';
import { activityLogQueries } from '@portal/data-access';
import { EmptyState, ErrorState, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';

type ActivityTimelineProps =
  | { /** Everything that happened in a project. */ projectId: string }
  | { /** What happened to one record. */ entityType: ActivityEntityType; entityId: string };

/** Who did what and when, newest first, by days. */
export function ActivityTimeline(props: ActivityTimelineProps) {
  const query =
    'projectId' in props
      ? activityLogQueries.ofProject(props.projectId)
      : activityLogQueries.ofEntity(props.entityType, props.entityId);
  const { data, error, refetch } = useQuery<Awaited<ReturnType<NonNullable<typeof query.queryFn>>>>(query as never);
  if (error)
    return <ErrorState title="The activity could not be loaded" text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={5} height={28} />;
  if (data.data.length === 0)
    return <EmptyState title="Nothing has happened yet" text="Every change is written down here." />;
  return (
    <ul>
      {data.data.map((entry) => (
        <li key={entry.id}>
          {entry.actor_name} {entry.description}
        </li>
      ))}
    </ul>
  );
}
