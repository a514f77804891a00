import type { CannedReplyView } from '@portal/contracts';
import { useDeleteCannedReply } from '@portal/data-access';
import { MoreMenu, RelativeTime, type ListColumn } from '@portal/ui-antd';
import { Button } from 'antd';
import { cannedReplyToasts } from './canned-reply-toasts.js';
import './canned-replies.css';

/** The list's columns; `onEdit` opens the form of a row. */
export const cannedReplyColumns = (onEdit: (row: CannedReplyView) => void): readonly ListColumn<CannedReplyView>[] => [
  {
    key: 'name',
    title: 'Name',
    sortable: true,
    width: '260px',
    cell: (row) => <strong>{row.name}</strong>,
    text: (row) => row.name,
    onCard: 'title',
  },
  { key: 'body', title: 'Text', text: (row) => row.body },
  {
    key: 'updated_at',
    title: 'Changed',
    sortable: true,
    width: '140px',
    cell: (row) => <RelativeTime at={row.updated_at} />,
    text: (row) => row.updated_at,
    priority: 'low',
  },
  {
    key: 'menu',
    title: '',
    width: '120px',
    onCard: 'corner',
    align: 'end',
    cell: (row) => <RowActions cannedReply={row} onEdit={() => onEdit(row)} />,
    text: () => '',
  },
];

function RowActions({ cannedReply, onEdit }: { cannedReply: CannedReplyView; onEdit: () => void }) {
  const remove = useDeleteCannedReply();
  return (
    <span className="canned-reply-actions inline-row">
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
