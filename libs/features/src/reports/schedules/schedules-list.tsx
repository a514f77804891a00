import { ListReportSchedules, type ReportScheduleView } from '@portal/contracts';
import { reportScheduleQueries, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { DetailFailed, linkOf, ListPage, RecordSheet, useRecordSheet, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { useRecordList } from '../../use-record-list.js';
import { FocusKept } from '../report-sheet.js';
import { ReportTabs } from '../library/report-tabs.js';
import type { ReportAddresses } from '../report-addresses.js';
import { noPickers, type ReportsFrame } from '../report-fields.js';
import { OpenSchedule, ScheduleHistory } from './open-schedule.js';
import { ScheduleAnyReport } from './schedule-any-report.js';
import { scheduleColumns, ScheduleActions } from './schedule.columns.js';
import { scheduleStatusLabels } from './schedule-labels.js';
import '../reports.css';

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(scheduleStatusLabels), multiple: true },
];

interface ReportSchedulesListProps extends ReportsFrame {
  title?: string;
  addresses: ReportAddresses;
}

/** Reports that go out by mail again and again, what became of them last, and when they go out next, live. */
export function ReportSchedulesList(props: ReportSchedulesListProps) {
  const { title = 'Scheduled reports', density, pickers = noPickers, addresses } = props;
  const filesHrefOf = addresses.reportsOfSchedule;
  const [isNew, setNew] = useState(false);
  useChannel('reports');
  const { isAdmin } = useSession();
  const list = useRecordList(ListReportSchedules, reportScheduleQueries.list);
  const { pathname } = useLocation();
  const place = useRecordSheet('schedule');
  const { openId, open } = place;
  const rows = list.result.data?.data;
  const listed = rows?.find(({ id }) => id === openId);
  // an address may name one of another page
  const isElsewhere = openId !== undefined && rows !== undefined && !listed;
  const named = useQuery({ ...reportScheduleQueries.detail(openId ?? ''), enabled: isElsewhere });
  const opened = listed ?? (isElsewhere ? named.data : undefined);
  const [history, setHistory] = useState<ReportScheduleView>();
  const columns = useMemo(
    () =>
      scheduleColumns(isAdmin, (schedule) => (
        <ScheduleActions schedule={schedule} onEdit={() => open(schedule)} onHistory={() => setHistory(schedule)} />
      )),
    [isAdmin, open],
  );
  return (
    <>
      <ListPage
        {...list}
        title={title}
        noun={['schedule', 'schedules']}
        density={density}
        columns={columns}
        filters={filters}
        hasSearch={false}
        empty={{
          title: 'Nothing is scheduled',
          text: 'Press “New schedule” and choose a report: it then comes by mail every day, week or month.',
        }}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => `${pathname}?schedule=${id}`}
        onOpen={place.onOpen}
        openId={openId}
        lead={<ReportTabs addresses={addresses} />}
        actions={
          <Button data-new-schedule icon={<Plus size={16} />} onClick={() => setNew(true)}>
            New schedule
          </Button>
        }
      />
      {isNew ? (
        <FocusKept find={() => document.querySelector('[data-new-schedule]')}>
          <ScheduleAnyReport pickers={pickers} onClose={() => setNew(false)} />
        </FocusKept>
      ) : null}
      {opened ? (
        <FocusKept key={opened.id} find={() => linkOf(opened.id)}>
          <OpenSchedule schedule={opened} pickers={pickers} filesHref={filesHrefOf(opened)} onClose={place.close} />
        </FocusKept>
      ) : null}
      {isElsewhere && named.error ? (
        <RecordSheet
          id={openId}
          noun="schedule"
          frame={{ page: undefined, close: place.close, moveTo: open, goBack: undefined }}
        >
          <DetailFailed
            back={{ to: place.to, label: title }}
            error={named.error}
            noun="schedule"
            onRetry={() => void named.refetch()}
          />
        </RecordSheet>
      ) : null}
      {history ? (
        <FocusKept key={history.id} find={() => linkOf(history.id)}>
          <ScheduleHistory schedule={history} filesHref={filesHrefOf(history)} onClose={() => setHistory(undefined)} />
        </FocusKept>
      ) : null}
    </>
  );
}
