import { listConsultations } from '@portal/contracts';
import { BoardSkeleton, useLiveConsultations, useLiveMeetings } from '@portal/features';
import { ListAndDetail, ListPage, useListQuery } from '@portal/ui-antd';
import { useParams } from 'react-router';
import { ConsultationBoard } from './consultation-board.js';
import { ConsultationDetail } from '../detail/consultation-detail.js';
import { requestList } from '../list/request-list.js';
import { useConsultationFilters } from '../list/use-consultation-filters.js';
import { usePipeline } from './use-pipeline.js';

/** A board has a column for every state and an order of its own, so it isn't filtered by one nor sorted by the address; and none for what was deleted. */
const boardQuery = listConsultations.omit({ status: true, deleted: true });

/** All requests as a pipeline: what waits, what is worked on, what became of it. */
export function ConsultationBoardPage() {
  const { id } = useParams();
  const [query, setQuery] = useListQuery(boardQuery, 'view');
  const { result, totalOf } = usePipeline(query);
  const changes = useLiveConsultations();
  const meetingMarks = useLiveMeetings();
  const filters = useConsultationFilters(query).filter(({ key }) => key !== 'status' && key !== 'deleted');
  return (
    <ListAndDetail
      detailLabel="Open request"
      list={
        <ListPage
          {...requestList}
          result={result}
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
      }
      detail={id ? <ConsultationDetail key={id} id={id} change={changes.get(id)} meetingMarks={meetingMarks} /> : null}
    />
  );
}
