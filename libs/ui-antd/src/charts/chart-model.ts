/** Which colour of the theme draws a series. Two of one chart differ in more than their hue: see `paint`. */
export const chartTones = ['primary', 'soft', 'accent', 'recurring', 'oneTime', 'success', 'muted', 'danger'] as const;
export type ChartTone = (typeof chartTones)[number];

export interface ChartSeries {
  /** Its values' key in each point. */
  key: string;
  label: string;
  /** `figure` isn't drawn: it stands beside the drawn values of its point and in the table. Bars without it. */
  kind?: 'bar' | 'line' | 'figure';
  /** Series of the same stack lie on each other. */
  stack?: string;
  tone?: ChartTone;
}

/** One place on the category axis: a month, a customer, a state. */
export interface ChartPoint {
  key: string;
  label: string;
  /** Shorter, for the axis. */
  axisLabel?: string;
  values: Readonly<Record<string, number | null>>;
  /** The rows that the point is made of: it opens them. */
  to?: string;
  /** The rows of single values, by series; the table links them. */
  links?: Readonly<Record<string, string>>;
  /** A value in words instead of the number, by series. */
  words?: Readonly<Record<string, string>>;
}

/** A number that the values are compared with, drawn as a line. */
export interface ChartGoal {
  value: number;
  label: string;
}

export interface ChartTexts {
  /** A value as it is read. */
  valueText: (value: number) => string;
  /** A value as short as an axis needs it. */
  axisText: (value: number) => string;
}

/** `columns` stand on a horizontal axis, usually time; `rows` lie, with room for names. */
export type ChartLayout = 'columns' | 'rows';

export const isDrawn = ({ kind }: ChartSeries): boolean => kind !== 'figure';

/** Each drawn series with its own tone: the one it asks for, else the next that no other has. */
export function withTones(series: readonly ChartSeries[]): readonly (ChartSeries & { tone: ChartTone })[] {
  const asked = series.flatMap(({ tone }) => tone ?? []);
  const free = chartTones.filter((tone) => !asked.includes(tone));
  let next = 0;
  return series.map((one) => ({
    ...one,
    tone: one.tone ?? (isDrawn(one) ? free[next++ % Math.max(1, free.length)] : undefined) ?? 'primary',
  }));
}

/** A value without words of its own. */
export const numberText = (value: number): string => value.toLocaleString('en-US');

/** A value of a point in words. */
export function wordsOf(point: ChartPoint, key: string, valueText: ChartTexts['valueText']): string {
  const value = point.values[key];
  return point.words?.[key] ?? (value === null || value === undefined ? '–' : valueText(value));
}

/** What a screen reader says of a point: "October 2026: billed $1,800.00, collected $900.50". */
export const spokenOf = (
  point: ChartPoint,
  series: readonly ChartSeries[],
  valueText: ChartTexts['valueText'],
): string =>
  `${point.label}: ${series.map(({ key, label }) => `${label.toLowerCase()} ${wordsOf(point, key, valueText)}`).join(', ')}`;

/** The points from the first with a value on: a table needn't begin with empty rows. */
export function begun(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const first = points.findIndex(({ values }) => Object.values(values).some((value) => value !== null && value !== 0));
  return first < 0 ? points.slice(-1) : points.slice(first);
}

const COLUMNS_HEIGHT = 254;
const ROW_HEIGHT = 34;
const AXIS_HEIGHT = 30;

/** In CSS pixels. */
export const plotHeight = (layout: ChartLayout, count: number): number =>
  layout === 'columns' ? COLUMNS_HEIGHT : count * ROW_HEIGHT + AXIS_HEIGHT;
