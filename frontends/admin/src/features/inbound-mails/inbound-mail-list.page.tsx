import { listInboundMails } from '@portal/contracts';
import { inboundMailQueries, useFetchPage } from '@portal/data-access';
import { useLiveRows } from '@portal/features';
import { ListAndDetail, ListPage, useListQuery } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { TicketQueues } from '../support/ticket-queues.js';
import { InboundMailDetail } from './inbound-mail-detail.js';
import { mailKindLabels, mailStatusLabels } from './inbound-mail-labels.js';
import { inboundMailColumns } from './inbound-mail.columns.js';
import { choiceFilter } from '../../views/filters.js';

const filters = [choiceFilter('status', 'Status', mailStatusLabels), choiceFilter('kind', 'Kind', mailKindLabels)];

/** The mails that were received for support, and those among them that wait for an admin (decisions, section 4). */
export function InboundMailListPage() {
  const { id } = useParams();
  const changes = useLiveRows('support', 'inbound_mails');
  const [query, setQuery] = useListQuery(listInboundMails);
  const result = useQuery(inboundMailQueries.list(query));
  const fetchPage = useFetchPage(inboundMailQueries.list);
  return (
    <ListAndDetail
      detailLabel="Open mail"
      list={
        <ListPage
          title="Received mails"
          lead={<TicketQueues />}
          actions={<Link to={addresses.refusedMails}>Refused mails</Link>}
          noun={['mail', 'mails']}
          result={result}
          fetchPage={fetchPage}
          columns={inboundMailColumns}
          query={query}
          onQueryChange={setQuery}
          filters={filters}
          searchLabel="Search sender or subject"
          empty={{
            title: 'No mails yet',
            text: 'What customers write to the support address becomes a ticket by itself; what others write waits here.',
          }}
          nameOf={(row) => row.subject}
          hrefOf={addresses.mail}
          openId={id}
          changes={changes}
        />
      }
      detail={id ? <InboundMailDetail key={id} id={id} /> : null}
    />
  );
}
