import type { CannedReplyView } from '@portal/contracts';
import { useDeleteCannedReply } from '@portal/data-access';
import { MoreMenu, type ListColumn } from '@portal/ui-antd';
import { Button } from 'antd';
import { cannedReplyToasts } from './canned-reply-toasts.js';
import { columnsOf } from '../../views/columns.js';
import './canned-replies.css';

const { line, menu, time } = columnsOf<CannedReplyView>();

/** The list's columns; `onEdit` opens the form of a row. */
export const cannedReplyColumns = (onEdit: (row: CannedReplyView) => void): readonly ListColumn<CannedReplyView>[] => [
  line('name', 'Name', { sortable: true, width: '260px', cell: (row) => <strong>{row.name}</strong>, onCard: 'title' }),
  line('body', 'Text'),
  time('updated_at', 'Changed', { sortable: true, width: '140px', priority: 'low' }),
  menu((row) => <RowActions cannedReply={row} onEdit={() => onEdit(row)} />, { width: '120px' }),
];

function RowActions({ cannedReply, onEdit }: { cannedReply: CannedReplyView; onEdit: () => void }) {
  const remove = useDeleteCannedReply();
  return (
    <span className="canned-reply-actions">
      <Button size="small" type="text" onClick={onEdit} aria-label={`Edit ${cannedReply.name}`}>
        Edit
      </Button>
      <MoreMenu
        small
        label={`More for ${cannedReply.name}`}
        groups={[]}
        deletion={{
          id: cannedReply.id,
          mutation: remove,
          noun: 'canned reply',
          title: `Delete the canned reply “${cannedReply.name}”?`,
          text: 'No answer can begin with it any more. Answers that were sent stay as they are.',
          toasts: cannedReplyToasts.deleted,
        }}
      />
    </span>
  );
}
