import { Link } from 'react-router';
import { begun, numberText, wordsOf, type ChartPoint, type ChartSeries } from './chart-model.js';

interface ChartTableProps {
  title: string;
  dimension: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  valueText?: (value: number) => string;
  newestFirst?: boolean;
}

/** The figures of a chart; those that are made of rows open them. */
export const ChartTable = ({
  title,
  dimension,
  points,
  series,
  valueText = numberText,
  newestFirst = false,
}: ChartTableProps) => (
  <div className="chart-table__frame" role="region" aria-label={`${title} in figures`} tabIndex={0}>
    <table className="chart-table small numeric">
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {[dimension, ...series.map(({ label }) => label)].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(newestFirst ? begun(points).toReversed() : points).map((point) => (
          <tr key={point.key}>
            <th scope="row">{point.to ? <Link to={point.to}>{point.label}</Link> : point.label}</th>
            {series.map(({ key }) => (
              <td key={key}>
                <Figure point={point} series={key} valueText={valueText} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

interface FigureProps {
  point: ChartPoint;
  series: string;
  valueText: (value: number) => string;
}

function Figure({ point, series, valueText }: FigureProps) {
  const words = wordsOf(point, series, valueText);
  const link = point.links?.[series];
  if (!link) return words;
  return point.values[series] ? <Link to={link}>{words}</Link> : <span className="muted">–</span>;
}
