import { ListReportSchedules, type ReportScheduleView } from '@portal/contracts';
import { reportQueries, reportScheduleQueries, useCan, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import { linkOf, ListPage, RecordSheet, useRecordSheet, type ListFilter } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { useRecordList } from '../../use-record-list.js';
import { FocusKept } from '../report-sheet.js';
import { noPickers, type ReportPickers, type ReportsFrame } from '../report-fields.js';
import { scheduleColumns, ScheduleActions } from './schedule.columns.js';
import { ScheduleHistory } from './schedule-history.js';
import { scheduleStatusLabels } from './schedule-labels.js';
import { ScheduleReport } from './schedule-report.js';
import '../reports.css';

const filters: readonly ListFilter[] = [
  { key: 'status', label: 'Status', options: optionsOf(scheduleStatusLabels), multiple: true },
];

interface ReportSchedulesListProps extends ReportsFrame {
  title?: string;
  /** Where the files of a schedule are listed. */
  filesHrefOf: (schedule: { id: string }) => string;
  actions?: ReactNode;
}

/** Reports that go out by mail again and again, what became of them last, and when they go out next, live. */
export function ReportSchedulesList(props: ReportSchedulesListProps) {
  const { title = 'Scheduled reports', density, pickers = noPickers, filesHrefOf, actions } = props;
  useChannel('reports');
  const { isAdmin } = useSession();
  const list = useRecordList(ListReportSchedules, reportScheduleQueries.list);
  const { pathname } = useLocation();
  const place = useRecordSheet('schedule', title);
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
          text: 'Open a report, choose what it shall show, and press “Schedule”: it then comes by mail every day, week or month.',
        }}
        nameOf={({ title }) => title}
        hrefOf={({ id }) => `${pathname}?schedule=${id}`}
        onOpen={place.onOpen}
        openId={openId}
        actions={actions}
      />
      {opened ? (
        <FocusKept key={opened.id} find={() => linkOf(opened.id)}>
          <OpenSchedule schedule={opened} pickers={pickers} filesHref={filesHrefOf(opened)} onClose={place.close} />
        </FocusKept>
      ) : null}
      {isElsewhere && named.error ? (
        <RecordSheet id={openId} place={place} noun="schedule" record={named}>
          {() => null}
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

interface OpenScheduleProps {
  schedule: ReportScheduleView;
  pickers: ReportPickers;
  filesHref: string;
  onClose: () => void;
}

/** A schedule to be changed; its history for those who may not. */
function OpenSchedule({ schedule: given, pickers, filesHref, onClose }: OpenScheduleProps) {
  const [schedule] = useState(given); // as it was opened: what others change meanwhile is a conflict
  const available = useQuery(reportQueries.available());
  const canUpdate = useCan('report_schedule.update', schedule);
  if (!canUpdate) return <ScheduleHistory schedule={schedule} filesHref={filesHref} onClose={onClose} />;
  if (!available.data) return null;
  const { title, definition } = schedule;
  const parameters = available.data.find(({ name }) => name === definition)?.parameters ?? [];
  return (
    <ScheduleReport
      report={{ title, definition, parameters: parameters.map(({ name }) => name) }}
      schedule={schedule}
      pickers={pickers}
      onClose={onClose}
    />
  );
}
