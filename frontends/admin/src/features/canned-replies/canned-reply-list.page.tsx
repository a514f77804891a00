import { listCannedReplies, type CannedReplyView } from '@portal/contracts';
import { Can, cannedReplyQueries, useFetchPage } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { cannedReplyColumns } from './canned-reply.columns.js';
import { EditCannedReply, NewCannedReply } from './canned-reply.form.js';

/** Every canned reply, live. */
export function CannedReplyListPage() {
  useChannel('support');
  const [query, setQuery] = useListQuery(listCannedReplies);
  const result = useQuery(cannedReplyQueries.list(query));
  const fetchPage = useFetchPage(cannedReplyQueries.list);
  const [open, setOpen] = useState<CannedReplyView | 'new'>();
  const columns = useMemo(() => cannedReplyColumns(setOpen), []);
  const close = (): void => setOpen(undefined);
  return (
    <>
      <ListPage
        title="Canned replies"
        noun={['canned reply', 'canned replies']}
        result={result}
        fetchPage={fetchPage}
        columns={columns}
        query={query}
        onQueryChange={setQuery}
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
