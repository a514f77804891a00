import { reportTimingText, type CustomReportView, type ReportEntry } from '@portal/contracts';
import { customReportQueries, reportQueries, useSession } from '@portal/data-access';
import { capitalized } from '@portal/ui';
import { ListPage, type ListColumn } from '@portal/ui-antd';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { columnsOf } from '../../fields/columns-of.js';
import { CustomReportMenu, moreOf } from '../builder/custom-report-menu.js';
import { addressOfEntry, type ReportAddresses } from '../report-addresses.js';
import { noPickers, type ReportsFrame } from '../report-fields.js';
import { titleColumn } from '../report-run.columns.js';
import { FocusKept } from '../report-sheet.js';
import type { ScheduledReport } from '../schedules/schedule-labels.js';
import { ScheduleReport } from '../schedules/schedule-report.js';
import { EntryFigure } from './entry-figure.js';
import { PinButton } from './pin-button.js';
import { ReportTabs } from './report-tabs.js';
import '../reports.css';

interface LibraryProps extends ReportsFrame {
  title?: string;
  addresses: ReportAddresses;
}

/** A report as a row, with what it is about. */
type Row = ReportEntry & { id: string; about: string };

/** All rows are on one page: a person has few reports. */
const query = { page: 1, limit: 200, sortBy: 'title', sortOrder: 'asc' } as const;
const MANY = { limit: 100 };

/** The reports that the product has, each with its figure, last run and schedules. */
export function ReportLibrary(props: LibraryProps) {
  const { search } = useLocation();
  const [params] = useSearchParams();
  const available = useQuery(reportQueries.available());
  const aboutOf = ({ report }: ReportEntry): string =>
    available.data?.find(({ name }) => name === report)?.description ?? '';
  // links of older mails lead to files
  if (params.has('schedule_id') || params.has('definition'))
    return <Navigate to={`${props.addresses.sentReports}${search}`} replace />;
  return (
    <Entries
      {...props}
      isShown={({ definition }) => definition !== 'custom'}
      aboutOf={aboutOf}
      empty={{ title: 'No reports', text: 'There are none that you can run.' }}
    />
  );
}

/** The reports that the user built, and among admins those that others share. */
export function OwnReports(props: LibraryProps) {
  const { user } = useSession();
  const reports = useQuery(customReportQueries.list(MANY));
  const sources = useQuery(customReportQueries.sources());
  const [scheduled, setScheduled] = useState<ScheduledReport>();
  const builtOf = ({ report }: ReportEntry) => reports.data?.data.find(({ id }) => id === report);
  const aboutOf = (entry: ReportEntry): string => {
    const built = builtOf(entry);
    const source = sources.data?.find(({ name }) => name === built?.query.source)?.label ?? '';
    return built ? withSharing(source, built, user?.id) : '';
  };
  return (
    <>
      <Entries
        {...props}
        isShown={({ definition }) => definition === 'custom'}
        aboutOf={aboutOf}
        empty={{
          title: 'You have built no reports yet',
          text: 'Choose columns, filters and groups yourself; what you save stands here.',
        }}
        menuOf={(entry) => (
          <CustomReportMenu
            report={{ id: entry.report, name: entry.title }}
            filesHref={props.addresses.filesOfReport('custom')}
            onSchedule={() =>
              setScheduled({
                ...{ title: entry.title, definition: 'custom', customReportId: entry.report, parameters: [] },
              })
            }
          />
        )}
      />
      {scheduled ? (
        <FocusKept find={() => moreOf(scheduled.customReportId)}>
          <ScheduleReport
            report={scheduled}
            pickers={props.pickers ?? noPickers}
            onClose={() => setScheduled(undefined)}
          />
        </FocusKept>
      ) : null}
    </>
  );
}

/** "Tasks, shared by Avery Cole" */
function withSharing(source: string, { is_shared, owner_id, owner_name }: CustomReportView, userId?: string): string {
  if (!is_shared) return source;
  return owner_id === userId ? `${source}, shared with all admins` : `${source}, shared by ${owner_name}`;
}

interface EntriesProps extends LibraryProps {
  isShown: (entry: ReportEntry) => boolean;
  aboutOf: (entry: ReportEntry) => string;
  empty: { title: string; text: string };
  menuOf?: (entry: ReportEntry) => ReactNode;
}

function Entries({ title = 'Reports', density, addresses, isShown, aboutOf, empty, menuOf }: EntriesProps) {
  const navigate = useNavigate();
  const library = useQuery(reportQueries.library());
  const rows = library.data
    ?.filter(isShown)
    .map((entry): Row => ({ ...entry, id: entry.report, about: aboutOf(entry) }));
  const pinned = library.data?.filter((one) => one.is_pinned).length ?? 0;
  return (
    <ListPage<Row, typeof query>
      title={title}
      noun={['report', 'reports']}
      result={{
        ...{ error: library.error, refetch: library.refetch },
        data: rows && {
          data: rows,
          pagination: { page: 1, limit: query.limit, total: rows.length, has_more: false },
        },
      }}
      columns={columnsWith(pinned, menuOf)}
      query={query}
      onQueryChange={() => undefined}
      hasSearch={false}
      density={density}
      lead={<ReportTabs addresses={addresses} />}
      actions={
        <>
          <Link className="reports__link inline-row" to={addresses.monthlyReports}>
            Monthly service reports
          </Link>
          <Button icon={<Plus size={16} />} onClick={() => void navigate(addresses.newReport)}>
            Build a report
          </Button>
        </>
      }
      empty={empty}
      nameOf={(row) => row.title}
      hrefOf={(row) => addressOfEntry(addresses, row)}
    />
  );
}

const { line, time, menu } = columnsOf<Row>();

/** "Every Monday → 3 people, 1 more" */
function schedulesText([first, ...more]: ReportEntry['schedules']): string {
  if (!first) return '';
  const when = capitalized(reportTimingText(first.timing).replace(/ at .*/, ''));
  const whom = first.recipients === 1 ? '1 person' : `${first.recipients} people`;
  return `${when} → ${whom}${more.length > 0 ? `, ${more.length} more` : ''}`;
}

const columnsWith = (
  pinned: number,
  menuOf: ((entry: ReportEntry) => ReactNode) | undefined,
): readonly ListColumn<Row>[] => [
  titleColumn<Row>(({ about }) => about),
  line('figure', 'Figure', {
    width: '300px',
    priority: 'high',
    text: ({ figure }) => (figure ? `${figure.label} ${figure.value ?? '–'}` : ''),
    cell: ({ figure }) => (figure ? <EntryFigure figure={figure} /> : '–'),
  }),
  time('last_run_at', 'Last run', { width: '130px' }),
  line('schedules', 'Goes out', {
    width: '200px',
    text: ({ schedules }) => schedulesText(schedules),
    cell: ({ schedules }) => schedulesText(schedules) || '–',
  }),
  {
    ...{ key: 'pin', title: 'Pinned', width: '72px', isControl: true, onCard: 'corner', priority: 'high' },
    text: ({ is_pinned: isPinned }) => (isPinned ? 'yes' : ''),
    cell: (row) => <PinButton entry={row} count={pinned} />,
  },
  ...(menuOf ? [menu(menuOf)] : []),
];
