import type { Pagination } from '@portal/contracts';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { MAX_CSV_ROWS, type Csv } from '../csv/use-csv.js';

interface ListFooterProps {
  noun: readonly [one: string, many: string];
  pagination: Pagination | undefined;
  onPage: (page: number) => void;
  csv: Csv;
  canEdit: boolean;
  /** Whether rows can be chosen, to do something to several of them. */
  canSelect: boolean;
  /** Whether the rows can be walked through by keys and opened: they have an address, and no way of their own. */
  hasKeys: boolean;
}

/** How many there are, which of them are shown, the other pages, and the CSV. */
export function ListFooter({ noun, pagination, onPage, csv, canEdit, canSelect, hasKeys }: ListFooterProps) {
  if (!pagination || pagination.total === 0) return null;
  const { page, limit, total, has_more } = pagination;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <footer className="list-footer row wrap muted tiny numeric">
      <p aria-live="polite">
        {total <= limit && page === 1
          ? `${total.toLocaleString()} ${noun[total === 1 ? 0 : 1]}`
          : `${first.toLocaleString()}–${last.toLocaleString()} of ${total.toLocaleString()} ${noun[1]}`}
      </p>
      {hasKeys ? (
        <p className="list-footer__keys" aria-hidden="true">
          <kbd>j</kbd>
          <kbd>k</kbd> move <kbd>Enter</kbd> open {canSelect ? <kbd>x</kbd> : null} {canSelect ? 'select' : null}{' '}
          {canEdit ? <kbd>e</kbd> : null} {canEdit ? 'edit' : null}
        </p>
      ) : null}
      <div className="push row gap-8">
        <CsvButton csv={csv} total={total} />
        {total > limit ? (
          <nav aria-label="Pages" className="row gap-8">
            <Button
              size="small"
              icon={<ChevronLeft size={14} />}
              disabled={page === 1}
              onClick={() => onPage(page - 1)}
            >
              Previous
            </Button>
            <Button
              size="small"
              icon={<ChevronRight size={14} />}
              iconPlacement="end"
              disabled={!has_more}
              onClick={() => onPage(page + 1)}
            >
              Next
            </Button>
          </nav>
        ) : null}
      </div>
    </footer>
  );
}

/** Saves the rows; while the other pages are fetched, how far it is, and a way to stop. */
function CsvButton({ csv: { hasAll, progress, start, cancel }, total }: { csv: Csv; total: number }) {
  const isRunning = progress !== undefined;
  return (
    <>
      <span role="status">
        {isRunning ? `${progress.toLocaleString()} of ${Math.min(total, MAX_CSV_ROWS).toLocaleString()} fetched` : null}
      </span>
      {/* one button, so that the focus stays */}
      <Button
        type="text"
        size="small"
        icon={isRunning ? undefined : <Download size={14} strokeWidth={1.75} />}
        onClick={isRunning ? cancel : start}
      >
        {isRunning ? 'Cancel CSV' : hasAll ? 'CSV' : 'CSV of this page'}
      </Button>
    </>
  );
}
