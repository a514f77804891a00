import { monthText } from '@portal/ui';
import { Link } from 'react-router';
import './revenue.css';

export interface MonthFigure {
  amount: number;
  words: string;
  /** The rows that the figure is made of. */
  to: string;
}

interface MonthFiguresProps {
  label: string;
  /** What each figure of a month is. */
  titles: readonly string[];
  /** The oldest first; those before the first one with a figure are left out, but never the last. */
  months: readonly { month: string; figures: readonly MonthFigure[] }[];
}

/** Months as figures, the newest first; each opens the rows it is made of. */
export const MonthFigures = ({ label, titles, months }: MonthFiguresProps) => (
  <div className="month-figures__frame" role="region" aria-label={label} tabIndex={0}>
    <table className="month-figures">
      <thead>
        <tr>
          {['Month', ...titles].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {begun(months)
          .toReversed()
          .map(({ month, figures }) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              {figures.map(({ amount, words, to }, place) => (
                <td key={titles[place]}>
                  {amount === 0 ? <span className="month-figures__none">–</span> : <Link to={to}>{words}</Link>}
                </td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  </div>
);

function begun(months: MonthFiguresProps['months']): MonthFiguresProps['months'] {
  const first = months.findIndex(({ figures }) => figures.some(({ amount }) => amount > 0));
  return months.slice(first);
}
