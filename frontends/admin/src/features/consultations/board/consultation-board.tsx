import type { ConsultationStatus as Status, ConsultationView } from '@portal/contracts';
import { Board, ConsultationStatus, useMoves, type ColumnTexts } from '@portal/features';
import { openSheetOf, rowAddress, useRecordTrail, type ChangeMarks } from '@portal/ui-antd';
import { Link, useLocation, useSearchParams } from 'react-router';
import { addresses } from '../../../addresses.js';
import { useSteps } from '../detail/use-steps.js';
import { ConsultationCard, consultationWorkflow } from './consultation-card.js';

interface ConsultationBoardProps {
  requests: readonly ConsultationView[];
  /** How many requests a state has, on the board or not. */
  totalOf: (status: Status) => number;
  marks: ChangeMarks;
}

const isShown = (): boolean => true;

/**
 * The pipeline. A card moved to another column takes that transition, after a dialog for what it requires: a reason, an
 * outcome. Cancelled, it goes back.
 */
export function ConsultationBoard({ requests, totalOf, marks }: ConsultationBoardProps) {
  const { take, dialogs } = useSteps();
  const { search } = useLocation();
  const { columns, move } = useMoves({
    workflow: consultationWorkflow,
    cards: requests,
    isShown,
    changeFor: (_request, { status }) => ({ status }),
    save: (request, { status }) => take(request, status ?? request.status),
  });
  const hrefOf = ({ id }: { id: string }): string => rowAddress(addresses.consultation({ id }), search);
  useRecordTrail(
    consultationWorkflow.statuses.flatMap((status) =>
      columns[status].map(({ id }) => ({ id, address: hrefOf({ id }) })),
    ),
    openSheetOf(search)?.id,
  );
  const wordsOf = (status: Status, cards: readonly ConsultationView[]): ColumnTexts => {
    const total = Math.max(totalOf(status), cards.length);
    return {
      tag: <ConsultationStatus status={status} />,
      count: <span className="board-column__count muted tiny numeric">{total}</span>,
      more: cards.length < totalOf(status) ? <RestInTable status={status} total={total} /> : null,
      empty: 'No requests',
    };
  };
  return (
    <div className="board stack shrinks gap-14">
      <Board
        label="Pipeline of requests"
        noun="request"
        workflow={consultationWorkflow}
        columns={columns}
        move={move}
        mayMove
        marks={marks}
        hrefOf={hrefOf}
        folded={['declined', 'cancelled']}
        wordsOf={wordsOf}
        renderCard={(request, frame, { onMove }) => (
          <ConsultationCard key={request.id} request={request} frame={frame} onMove={onMove} />
        )}
      />
      {dialogs}
    </div>
  );
}

/** The way to what a column doesn't show, with the filters in force. */
function RestInTable({ status, total }: { status: Status; total: number }) {
  const [params] = useSearchParams();
  const search = new URLSearchParams(params);
  search.delete('view');
  search.set('status', status);
  return (
    <Link to={`${addresses.consultations}?${search}`} className="board-column__rest text-center fixed tiny strong">
      All {total} in the table
    </Link>
  );
}
