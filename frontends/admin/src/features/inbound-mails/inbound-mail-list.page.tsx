import { listInboundMails } from '@portal/contracts';
import { inboundMailQueries } from '@portal/data-access';
import { useLiveRows } from '@portal/features';
import { ListAndDetail, ListPage } from '@portal/ui-antd';
import { Link, useParams } from 'react-router';
import { addresses } from '../../addresses.js';
import { TicketQueues } from '../support/ticket-queues.js';
import { InboundMailDetail } from './inbound-mail-detail.js';
import { mailKindLabels, mailStatusLabels } from './inbound-mail-labels.js';
import { inboundMailColumns } from './inbound-mail.columns.js';
import { choiceFilter } from '../../views/filters.js';
import { useList } from '../../records/use-list.js';

const filters = [choiceFilter('status', 'Status', mailStatusLabels), choiceFilter('kind', 'Kind', mailKindLabels)];

/** The mails that were received for support, and those among them that wait for an admin (decisions, section 4). */
export function InboundMailListPage() {
  const { id } = useParams();
  const changes = useLiveRows('support', 'inbound_mails');
  const list = useList(listInboundMails, inboundMailQueries.list);
  return (
    <ListAndDetail
      detailLabel="Open mail"
      list={
        <ListPage
          {...list}
          title="Received mails"
          lead={<TicketQueues />}
          actions={<Link to={addresses.refusedMails}>Refused mails</Link>}
          noun={['mail', 'mails']}
          columns={inboundMailColumns}
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
