import { ListReportSchedules, type ReportScheduleView, type ReportDeliveryView } from '@portal/contracts';
import { reportQueries, reportScheduleQueries, useCan, useSession } from '@portal/data-access';
import { useChannel } from '@portal/realtime';
import {
  DetailFailed,
  linkOf,
  ListPage,
  RecordSheet,
  useRecordSheet,
  type ListFilter,
  ExactTime,
  StatusTag,
} from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { useLocation, Link } from 'react-router';
import { sentenceOfFailure, withStop } from '@portal/ui';
import { Alert, Button, Drawer, Skeleton } from 'antd';
import { optionsOf } from '../../consultations/consultation-labels.js';
import { useRecordList } from '../../use-record-list.js';
import { FocusKept } from '../report-sheet.js';
import { noPickers, type ReportPickers, type ReportsFrame } from '../report-fields.js';
import { scheduleColumns, ScheduleActions } from './schedule.columns.js';
import { scheduleStatusLabels, outcomeLabels, outcomeTones } from './schedule-labels.js';
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

interface ScheduleHistoryProps {
  schedule: ReportScheduleView;
  /** Where the files of this schedule are listed. */
  filesHref: string;
  onClose: () => void;
}

/** What became of a schedule's sendings, person by person. */
function ScheduleHistory({ schedule, filesHref, onClose }: ScheduleHistoryProps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery(reportScheduleQueries.history(schedule.id, page));
  return (
    <Drawer open size="min(560px, 100vw)" title={`History of “${schedule.title}”`} onClose={onClose}>
      <p className="mb-16 muted">
        The last 90 days. <Link to={filesHref}>See the files</Link>
      </p>
      {error && !data ? (
        <Alert
          type="error"
          showIcon
          title={sentenceOfFailure(error, 'The history could not be read.')}
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        />
      ) : null}
      {!error && !data ? <Skeleton active title={false} /> : null}
      {data?.data.length === 0 ? <p className="report-preview__none">It has not gone out yet.</p> : null}
      <ul className="schedule-history mb-16 stack gap-12" aria-label="Sendings">
        {data?.data.map((delivery) => (
          <li key={delivery.id}>
            <strong>{delivery.recipient_name}</strong>
            <StatusTag tone={outcomeTones[delivery.outcome]}>{outcomeLabels[delivery.outcome]}</StatusTag>
            <small>
              <ExactTime at={delivery.due_at} />
              {detailOf(delivery)}
            </small>
          </li>
        ))}
      </ul>
      {page > 1 || data?.pagination.has_more ? (
        <span className="inline-row wrap gap-8">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button disabled={!data?.pagination.has_more} onClick={() => setPage(page + 1)}>
            Older
          </Button>
        </span>
      ) : null}
    </Drawer>
  );
}

function detailOf({ outcome, row_count: rows, reason }: ReportDeliveryView): string {
  if (reason !== null) return `. ${withStop(reason)}`;
  return outcome === 'sent' && rows !== null
    ? `, ${rows === 1 ? '1 row' : `${rows.toLocaleString('en-US')} rows`}`
    : '';
}
