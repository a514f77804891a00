import { type ActivityLogView, messages, type ProjectAccess } from '@portal/contracts';
import { activityLogQueries } from '@portal/data-access';
import { capitalized, EmptyState, ErrorState, sentenceOfFailure, Skeleton } from '@portal/ui';
import { useTimeStyle } from '@portal/ui-antd';
import { useQueries, useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState, type ComponentProps } from 'react';
import { dayLabel, dayOf, fullDayLabel } from '../dates/day-labels.js';
import { useToday } from '../dates/use-today.js';
import { ActivityEntry } from './activity-entry.js';
import { type ActivityKind, activityKindLabels, activityKinds, kindOf } from './activity-labels.js';
import { NoteForm } from './note-form.js';
import './activity.css';

interface ProjectActivityProps {
  projectId: string;
  /** What the reader may do in the project: who may edit writes notes. */
  access: ProjectAccess | null | undefined;
  /** Where the record of an entry opens; entries without an answer are text. */
  hrefOf?: (entry: ActivityLogView) => string | undefined;
}

/** Who did what in a project and when, newest first, by days. */
export function ProjectActivity({ projectId, hrefOf, access }: ProjectActivityProps) {
  const [pages, setPages] = useState(1);
  const newest = useQuery(activityLogQueries.ofProject(projectId));
  const older = useQueries({
    queries: Array.from({ length: pages - 1 }, (_, at) => activityLogQueries.olderOfProject(projectId, at + 2)),
  });
  const last = older.at(-1) ?? newest;
  if (newest.error && !newest.data) return <Failed error={newest.error} onRetry={() => void newest.refetch()} />;
  if (!newest.data) return <Skeleton rows={6} height={32} />;
  return (
    <div className="activity stack gap-20">
      <NoteForm entityType="project" entityId={projectId} access={access} />
      <Entries
        entries={withoutRepeats([newest, ...older].map(({ data }) => data?.data ?? []))}
        hrefOf={hrefOf}
        whole={last.data?.pagination.has_more === false}
      />
      {older.at(-1)?.error ? (
        <Failed error={older.at(-1)?.error ?? null} onRetry={() => void older.at(-1)?.refetch()} />
      ) : null}
      {last.data?.pagination.has_more !== false && !last.error ? (
        <Button loading={last.isFetching && last !== newest} onClick={() => setPages(pages + 1)}>
          Load more
        </Button>
      ) : null}
    </div>
  );
}

/** The same of one record. */
export function EntityActivity({ entityType, entityId, access }: ComponentProps<typeof NoteForm>) {
  const { data, error, refetch } = useQuery(activityLogQueries.ofEntity(entityType, entityId));
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height={32} />;
  return (
    <div className="activity stack gap-20">
      <NoteForm entityType={entityType} entityId={entityId} access={access} />
      <Entries entries={data.data} whole titled={false} />
    </div>
  );
}

const Failed = ({ error, onRetry }: { error: Error | null; onRetry: () => void }) => (
  <ErrorState
    title="The activity could not be loaded"
    text={sentenceOfFailure(error, messages.shortFailure.activityLogsFetch)}
    onRetry={onRetry}
  />
);

interface EntriesProps {
  hrefOf?: ProjectActivityProps['hrefOf'] | undefined;
  entries: readonly ActivityLogView[];
  /** There are no older ones that aren't here. */
  whole: boolean;
  /** Names the record of each entry; not where all are of one. */
  titled?: boolean;
}

function Entries({ entries, hrefOf, whole, titled = true }: EntriesProps) {
  const { timeZone } = useTimeStyle();
  const today = useToday();
  const [kind, setKind] = useState<ActivityKind>();
  if (entries.length === 0 && !titled) return <p className="muted small">Nothing has happened yet.</p>;
  if (entries.length === 0)
    return (
      <EmptyState
        title="Nothing has happened yet"
        text="Every change, comment and file is written down here, with who did it."
      />
    );
  const present = new Set(entries.map(kindOf));
  const shown = kind ? entries.filter((entry) => kindOf(entry) === kind) : entries;
  return (
    <>
      {present.size > 1 ? <KindFilter present={present} chosen={kind} onChoose={setKind} /> : null}
      {shown.length === 0 ? (
        <p className="muted small">Nothing of this kind {whole ? 'has happened.' : 'among the newest entries.'}</p>
      ) : null}
      {byDays(shown, timeZone).map(({ day, entries: ofDay }) => (
        <section key={day} className="full">
          <h3 className="activity__date mb-8 small" title={fullDayLabel(day)}>
            {capitalized(dayLabel(day, today))}
          </h3>
          <ol className="stack gap-2">
            {ofDay.map((entry) => (
              <ActivityEntry key={entry.id} entry={entry} titled={titled} href={hrefOf?.(entry)} today={today} />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

interface KindFilterProps {
  present: ReadonlySet<ActivityKind>;
  chosen: ActivityKind | undefined;
  onChoose: (kind: ActivityKind | undefined) => void;
}

/** Shows one part of the activity; parts in which nothing happened are not offered. */
function KindFilter({ present, chosen, onChoose }: KindFilterProps) {
  const choices = [undefined, ...activityKinds.filter((kind) => present.has(kind) || kind === chosen)];
  return (
    <div className="flex wrap gap-6" role="group" aria-label="Show">
      {choices.map((kind) => (
        <button
          key={kind ?? 'all'}
          type="button"
          className="activity__kind outlined pill touch-target muted small strong"
          aria-pressed={kind === chosen}
          onClick={() => onChoose(kind)}
        >
          {kind ? activityKindLabels[kind] : 'Everything'}
        </button>
      ))}
    </div>
  );
}

interface ActivityDay {
  /** "2026-03-31", by the reader's zone. */
  day: string;
  entries: ActivityLogView[];
}

/** Entries by the day on which they happened for the reader, in the order they came. */
export function byDays(entries: readonly ActivityLogView[], timeZone?: string): ActivityDay[] {
  const days = Map.groupBy(entries, ({ created_at }) => dayOf(Date.parse(created_at), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

/** Pages of entries as one list; what has moved from one page to the next since stands once. */
export function withoutRepeats(pages: readonly (readonly ActivityLogView[])[]): ActivityLogView[] {
  return [...new Map(pages.flat().map((entry) => [entry.id, entry])).values()];
}
