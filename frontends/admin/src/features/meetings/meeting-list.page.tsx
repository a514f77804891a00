import { ListMeetings, type MeetingView } from '@portal/contracts';
import { availabilityQueries, meetingQueries } from '@portal/data-access';
import { columnsOf, meetingModeLabels, meetingStatusLabels, useLiveMeetings, useRecordList } from '@portal/features';
import { exactTimeText, ListPage, type ListColumn, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { choiceFilter, flagFilter } from '../../views/filters.js';
import { ConsultationViews } from '../consultations/list/consultation-views.js';
import { MeetingAgenda } from './meeting-agenda.js';
import { MeetingViews } from './meeting-views.js';

/** Coming meetings by default. */
const listAgenda = ListMeetings.extend({ upcoming: ListMeetings.shape.upcoming.default(true) });

const { choice, line } = columnsOf<MeetingView>();

const columns: readonly ListColumn<MeetingView>[] = [
  line('starts_at', 'Starts', { text: (row) => exactTimeText(row.starts_at) }),
  line('consultation_title', 'Request', {
    text: (row) => `${row.consultation_reference} ${row.consultation_title}`,
    fields: ['consultation_reference', 'consultation_title'],
  }),
  line('customer_name', 'Customer'),
  line('host_name', 'Host'),
  choice('mode', 'How', meetingModeLabels),
  choice('status', 'Status', meetingStatusLabels),
];

/** With a filter by state, past ones too. */
function agendaOf({ upcoming, ...all }: z.output<typeof listAgenda> & { past?: true | undefined }) {
  delete all.past; // the filter's name for what isn't coming
  return meetingQueries.list(upcoming && !all.status ? { ...all, upcoming } : all);
}

/** The meetings of all requests by day: those that are coming, or all. */
export function MeetingListPage() {
  const { query, onQueryChange, ...list } = useRecordList(listAgenda, agendaOf, 'view');
  const marks = useLiveMeetings();
  const { data: hosts } = useQuery(availabilityQueries.hosts());
  const filters: readonly ListFilter[] = [
    flagFilter('past', 'When', 'Past and closed too'),
    choiceFilter('status', 'Status', meetingStatusLabels),
    {
      key: 'host_id',
      label: 'Host',
      options: hosts?.map(({ host_id: value, host_name: label }) => ({ value, label })) ?? [],
    },
  ];
  return (
    <ListPage
      title="Meetings"
      noun={['meeting', 'meetings']}
      {...list}
      columns={columns}
      query={{ ...query, past: query.upcoming ? undefined : true }}
      onQueryChange={(patch) => {
        const { past, ...others } = patch;
        onQueryChange({ ...others, ...('past' in patch ? { upcoming: past !== true } : {}) });
      }}
      filters={filters}
      searchLabel="Search number, title or name"
      actions={
        <>
          <MeetingViews />
          <ConsultationViews />
        </>
      }
      empty={{
        title: 'No meeting is coming up',
        text: 'Meetings are set on a request, or picked by customers themselves.',
      }}
      nameOf={(row) => `${row.consultation_reference} ${row.consultation_title}`}
      changes={marks}
      cards={(rows) => <MeetingAgenda meetings={rows} marks={marks} />}
    />
  );
}
