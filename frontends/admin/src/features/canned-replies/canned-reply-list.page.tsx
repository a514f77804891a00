import { listCannedReplies, type CannedReplyView } from '@portal/contracts';
import { Can, cannedReplyQueries } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage } from '@portal/ui-antd';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cannedReplyColumns } from './canned-reply.columns.js';
import { EditCannedReply, NewCannedReply } from './canned-reply.form.js';
import { useList } from '../../records/use-list.js';

/** Every canned reply, live. */
export function CannedReplyListPage() {
  useChannel('support');
  const list = useList(listCannedReplies, cannedReplyQueries.list);
  const [open, setOpen] = useState<CannedReplyView | 'new'>();
  const columns = useMemo(() => cannedReplyColumns(setOpen), []);
  const close = (): void => setOpen(undefined);
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
          text: 'Texts to begin answers with: write one here, choose it in a ticket.',
        }}
        actions={
          <Can permission="canned_reply.create">
            <Button type="primary" icon={<Plus size={16} strokeWidth={2} />} onClick={() => setOpen('new')}>
              New canned reply
            </Button>
          </Can>
        }
        nameOf={(row) => row.name}
        onEdit={setOpen}
      />
      {open === 'new' ? (
        <NewCannedReply onClose={close} />
      ) : open ? (
        <EditCannedReply key={open.id} cannedReply={open} onClose={close} />
      ) : null}
    </>
  );
}
