import {
  monthlyReportParts,
  monthlyReportTitles,
  type MonthlyReportPart,
  type MonthlyReportTexts,
  type MonthlyReportView,
  type MonthlyReportFigures,
} from '@portal/contracts';
import { formatDay, monthText } from '@portal/ui';
import { DetailSection, Chart, type ChartSeries } from '@portal/ui-antd';
import { Input } from 'antd';
import type { ReactNode } from 'react';
import { axisMoneyText, moneyText } from '../../billing/money.js';
import '../reports.css';
import './monthly-report.css';

interface MonthlyReportBodyProps {
  report: MonthlyReportView;
  /** Sentences that are being changed; without it they are only read. */
  edit?: {
    texts: MonthlyReportTexts;
    errors: Readonly<Record<string, string>>;
    onChange: (part: MonthlyReportPart, text: string) => void;
  };
}

/** A monthly service report, part by part; a part without sentences is left out for its readers. */
export const MonthlyReportBody = ({ report, edit }: MonthlyReportBodyProps) => (
  <div className="monthly-report">
    {monthlyReportParts.map((part) => {
      const text = report.texts[part];
      if (!edit && text.trim() === '') return null;
      return (
        <DetailSection key={part} title={monthlyReportTitles[part]}>
          {edit ? (
            <PartEditor part={part} edit={edit} />
          ) : (
            text
              .split(/\n+/)
              .filter((line) => line.trim() !== '')
              .map((line, index) => (
                <p key={index} className="monthly-report__text measure">
                  {line}
                </p>
              ))
          )}
          <MonthlyReportFiguresOf part={part} figures={report.figures} />
        </DetailSection>
      );
    })}
  </div>
);

function PartEditor({ part, edit }: { part: MonthlyReportPart; edit: NonNullable<MonthlyReportBodyProps['edit']> }) {
  const error = edit.errors[part];
  const errorId = `${part}-error`;
  return (
    <>
      <Input.TextArea
        aria-label={`${monthlyReportTitles[part]}: sentences`}
        autoSize={{ minRows: 2, maxRows: 16 }}
        value={edit.texts[part]}
        onChange={(event) => edit.onChange(part, event.target.value)}
        {...(error === undefined
          ? {}
          : { status: 'error' as const, 'aria-invalid': true, 'aria-describedby': errorId })}
      />
      {error === undefined ? null : (
        <p id={errorId} className="monthly-report__error danger small">
          {error}
        </p>
      )}
      {edit.texts[part].trim() === '' ? (
        <p className="monthly-report__left-out muted small">Without sentences this part is left out of the report.</p>
      ) : null}
    </>
  );
}

type Months = MonthlyReportFigures['months'];

interface MonthsChartProps {
  title: string;
  unit: string;
  months: Months;
  series: readonly (ChartSeries & { key: keyof Months[number] })[];
  isMoney?: boolean;
}

const MonthsChart = ({ title, unit, months, series, isMoney = false }: MonthsChartProps) => (
  <Chart
    title={title}
    unit={unit}
    dimension="Month"
    series={series}
    points={months.map((one) => ({
      key: one.month,
      label: monthText(one.month),
      axisLabel: monthText(one.month, 'short'),
      values: Object.fromEntries(series.map(({ key }) => [key, Number(one[key])])),
    }))}
    {...(isMoney ? { valueText: moneyText, axisText: axisMoneyText } : {})}
  />
);

/** What stands below the sentences of a part: its figures over the last months, or its rows. */
function MonthlyReportFiguresOf({ part, figures }: { part: MonthlyReportPart; figures: MonthlyReportFigures }) {
  const { months, projects } = figures;
  const shown: Partial<Record<MonthlyReportPart, ReactNode>> = {
    work: (
      <MonthsChart
        title="New and completed tasks"
        unit="Tasks a month"
        months={months}
        series={[
          { key: 'created', label: 'New', tone: 'soft' },
          { key: 'completed', label: 'Completed', tone: 'primary' },
        ]}
      />
    ),
    support: months.some(({ promises_kept: kept, promises_missed: missed }) => kept + missed > 0) ? (
      <MonthsChart
        title="Promises, by when tickets were opened"
        unit="Promises a month"
        months={months}
        series={[
          { key: 'promises_kept', label: 'Kept', stack: 'promises', tone: 'primary' },
          { key: 'promises_missed', label: 'Missed', stack: 'promises', tone: 'accent' },
        ]}
      />
    ) : null,
    projects: projects.length > 0 ? <ProjectsTable projects={projects} /> : null,
    bills: (
      <MonthsChart
        title="Invoiced and received"
        unit="US dollars a month"
        months={months}
        isMoney
        series={[
          { key: 'invoiced', label: 'Invoiced', tone: 'soft' },
          { key: 'collected', label: 'Received', tone: 'primary' },
        ]}
      />
    ),
  };
  return shown[part] ?? null;
}

const ProjectsTable = ({ projects }: Pick<MonthlyReportFigures, 'projects'>) => (
  <div className="monthly-report__table scrolls-x" role="region" aria-label="Projects in figures" tabIndex={0}>
    <table className="report-table small numeric">
      <thead>
        <tr>
          <th scope="col">Project</th>
          <th scope="col">State</th>
          <th scope="col" className="report-table__figure">
            Done
          </th>
          <th scope="col">Next</th>
        </tr>
      </thead>
      <tbody>
        {projects.map(({ number, name, status, health, progress, next_milestone: next, next_date: day }) => (
          <tr key={number}>
            <td>
              {number} {name}
            </td>
            <td>{status === 'Active' ? health : status}</td>
            <td className="report-table__figure">{progress} %</td>
            <td>{[next, day === null ? null : formatDay(day, 'dateWithYear')].filter(Boolean).join(', ') || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
