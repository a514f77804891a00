import type { MonthlyReportFigures, MonthlyReportPart } from '@portal/contracts';
import { formatDay, monthText } from '@portal/ui';
import { Chart, type ChartSeries } from '@portal/ui-antd';
import type { ReactNode } from 'react';
import { axisMoneyText, moneyText } from '../../billing/money.js';

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
export function MonthlyReportFiguresOf({ part, figures }: { part: MonthlyReportPart; figures: MonthlyReportFigures }) {
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
