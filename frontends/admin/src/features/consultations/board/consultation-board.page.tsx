import {
  ListConsultations,
  consultationStatuses,
  limits,
  type ConsultationStatus,
  type ConsultationView,
  type Page,
} from '@portal/contracts';
import { consultationQueries, listFileHref } from '@portal/data-access';
import { BoardSkeleton, useLiveConsultations } from '@portal/features';
import { ListPage, useListQuery, type ListResult } from '@portal/ui-antd';
import { useQueries } from '@tanstack/react-query';
import { requestList } from '../list/consultation.columns.js';
import { useConsultationFilters } from '../list/use-consultation-filters.js';
import { ConsultationBoard } from './consultation-board.js';
import { isClosed } from './consultation-card.js';

/** A board has a column for every state and an order of its own, so it isn't filtered by one nor sorted by the address; and none for what was deleted. */
const boardQuery = ListConsultations.omit({ status: true, deleted: true });

/** All requests as a pipeline: what waits, what is worked on, what became of it. */
export function ConsultationBoardPage() {
  const [query, setQuery] = useListQuery(boardQuery, 'view');
  const { result, totalOf } = usePipeline(query);
  const changes = useLiveConsultations();
  const filters = useConsultationFilters(query).filter(({ key }) => key !== 'status' && key !== 'deleted');
  return (
    <ListPage
      {...requestList}
      result={result}
      fileHref={listFileHref(consultationQueries.list(query))}
      query={query}
      onQueryChange={setQuery}
      filters={filters}
      cards={(rows) =>
        rows ? (
          <ConsultationBoard requests={rows} totalOf={totalOf} marks={changes} />
        ) : (
          <BoardSkeleton label="Loading requests" />
        )
      }
    />
  );
}

/** Of requests that are closed, only the latest stand on the board. */
const CLOSED_SHOWN = 25;

type ConsultationFilter = Parameters<typeof consultationQueries.list>[0];

interface Pipeline {
  /** All columns as one list. */
  result: ListResult<ConsultationView>;
  /** How many requests a state has, on the board or not. */
  totalOf: (status: ConsultationStatus) => number;
}

/** The requests of every state, as many of each as a board shows. */
function usePipeline(filter: ConsultationFilter): Pipeline {
  const columns = useQueries({ queries: consultationStatuses.map((status) => columnQuery(status, filter)) });
  const pages = columns.map(({ data }) => data);
  const failed = columns.find(({ error, data }) => error && !data);
  return {
    result: {
      data: pages.every((page) => page !== undefined) ? asOne(pages) : undefined,
      error: failed?.error ?? null,
      isPlaceholderData: columns.some(({ isPlaceholderData }) => isPlaceholderData),
      refetch: () => columns.forEach((column) => void column.refetch()),
    },
    totalOf: (status) => pages[consultationStatuses.indexOf(status)]?.pagination.total ?? 0,
  };
}

const columnQuery = (status: ConsultationStatus, filter: ConsultationFilter) =>
  consultationQueries.list({
    ...filter,
    status: [status],
    page: 1,
    ...(isClosed(status)
      ? { limit: CLOSED_SHOWN, sortBy: 'updated_at', sortOrder: 'desc' }
      : { limit: limits.pageSizeMax, sortBy: 'promised_by', sortOrder: 'asc' }),
  });

function asOne(pages: readonly Page<ConsultationView>[]): Page<ConsultationView> {
  const total = pages.reduce((sum, { pagination }) => sum + pagination.total, 0);
  // what is left out stands below its column, so there are no pages to turn
  return { data: pages.flatMap(({ data }) => data), pagination: { page: 1, limit: total, total, has_more: false } };
}
