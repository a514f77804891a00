import type { ListFileFormat, Pagination } from '@portal/contracts';
import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ExportMenu } from './export-menu.js';

interface ListFooterProps {
  noun: readonly [one: string, many: string];
  pagination: Pagination | undefined;
  onPage: (page: number) => void;
  fileHref: ((format: ListFileFormat) => string) | undefined;
  canEdit: boolean;
  /** Whether rows can be chosen, to do something to several of them. */
  canSelect: boolean;
  /** Whether the rows can be walked through by keys and opened: they have an address, and no way of their own. */
  hasKeys: boolean;
}

/** How many there are, which of them are shown, the other pages, and the files. */
export function ListFooter({ noun, pagination, onPage, fileHref, canEdit, canSelect, hasKeys }: ListFooterProps) {
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
        {fileHref ? <ExportMenu noun={noun[1]} total={total} hrefOf={fileHref} /> : null}
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
