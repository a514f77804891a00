import { CreateCannedReply, ListCannedReplies, UpdateCannedReply, type CannedReplyView } from '@portal/contracts';
import {
  cannedReplyQueries,
  useCreateCannedReply,
  useDeleteCannedReply,
  useUpdateCannedReply,
} from '@portal/data-access';
import { columnsOf, NewButton, useRecordList } from '@portal/features';
import { useChannel } from '@portal/realtime';
import { FormModal, ListPage, MoreMenu, type ListColumn, withId } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { CannedReplyFields, inputOf } from './canned-reply-fields.js';
import { macroText } from './macro-text.js';
import './canned-replies.css';

/** The toasts of canned replies. */
const cannedReplyToasts = {
  created: { short: 'Canned reply added', failure: 'Failed to add the canned reply.' },
  updated: { short: 'Canned reply saved', failure: 'Failed to save the canned reply.' },
  deleted: { short: 'Canned reply deleted', failure: 'Failed to delete the canned reply.' },
} as const;

const { line, menu, time } = columnsOf<CannedReplyView>();

/** The list's columns; `onEdit` opens the form of a row. */
const cannedReplyColumns = (onEdit: (row: CannedReplyView) => void): readonly ListColumn<CannedReplyView>[] => [
  line('name', 'Name', { sortable: true, width: '260px', cell: (row) => <strong>{row.name}</strong>, onCard: 'title' }),
  line('body', 'Text'),
  {
    key: 'does',
    title: 'Does',
    width: '220px',
    text: macroText,
    fields: ['set_status', 'set_priority', 'assign_to_name', 'add_tags'],
  },
  time('updated_at', 'Changed', { sortable: true, width: '140px', priority: 'low' }),
  menu((row) => <RowActions cannedReply={row} onEdit={() => onEdit(row)} />, { width: '120px' }),
];

function RowActions({ cannedReply, onEdit }: { cannedReply: CannedReplyView; onEdit: () => void }) {
  const remove = useDeleteCannedReply();
  return (
    <span className="middle inline-row">
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

/** Every canned reply, live. */
export function CannedReplyListPage() {
  useChannel('support');
  const list = useRecordList(ListCannedReplies, cannedReplyQueries.list);
  const [open, setOpen] = useState<CannedReplyView>();
  const columns = useMemo(() => cannedReplyColumns(setOpen), []);
  return (
    <>
      <ListPage
        {...list}
        title="Canned replies"
        noun={['canned reply', 'canned replies']}
        columns={columns}
        searchLabel="Search canned replies"
        empty={{
          title: 'No canned replies yet',
          text: 'Texts to begin answers with, and what they do with the ticket: write one here, choose it in a ticket.',
        }}
        actions={
          <NewButton
            type="primary"
            permission="canned_reply.create"
            icon={<Plus size={16} />}
            label="New canned reply"
            form={(close) => <NewCannedReply onClose={close} />}
          />
        }
        nameOf={(row) => row.name}
        onEdit={setOpen}
      />
      {open ? <EditCannedReply key={open.id} cannedReply={open} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
}

/** Adds a text that answers can begin with. */
export const NewCannedReply = ({ onClose }: { onClose: () => void }) => (
  <FormModal
    title="New canned reply"
    schema={CreateCannedReply}
    initialValues={{ name: '', body: '', set_status: null, set_priority: null, assign_to: null, add_tags: [] }}
    toInput={inputOf}
    submitText="Add canned reply"
    onSubmit={useCreateCannedReply().mutateAsync}
    toasts={cannedReplyToasts.created}
    onClose={onClose}
  >
    <CannedReplyFields />
  </FormModal>
);

/** Changes a text for the answers to come; those that were sent stay as they are. */
export const EditCannedReply = ({ cannedReply, onClose }: { cannedReply: CannedReplyView; onClose: () => void }) => (
  <FormModal
    title={`Edit ${cannedReply.name}`}
    schema={UpdateCannedReply}
    initialValues={cannedReply}
    toInput={(values) => ({ ...inputOf(values), version: cannedReply.version })}
    submitText="Save changes"
    onSubmit={withId(cannedReply.id, useUpdateCannedReply())}
    toasts={cannedReplyToasts.updated}
    onClose={onClose}
  >
    <CannedReplyFields assigned={cannedReply} />
  </FormModal>
);
