import styles from './sparkline.module.css';

const WIDTH = 72;
const HEIGHT = 24;
/** Room for the line's own width and the dot at its end. */
const EDGE = 3;

interface SparklineProps {
  /** Oldest first; the last one is the present. */
  values: readonly number[];
  /** The text alternative of the line. */
  label: string;
}

/** How a number went: a line without axes, from its least to its most. */
export function Sparkline({ values, label }: SparklineProps) {
  const points = pointsOf(values);
  const last = points.at(-1);
  if (!last || points.length < 2) return null;
  return (
    <svg className={styles.sparkline} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r={2.5} />
    </svg>
  );
}

/** Where the line goes, in pixels; values that are all the same lie in the middle. */
export function pointsOf(values: readonly number[]): { x: number; y: number }[] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const step = (WIDTH - 2 * EDGE) / Math.max(1, values.length - 1);
  return values.map((value, index) => ({
    x: round(EDGE + index * step),
    y: round(most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE)),
  }));
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;
