import type { ChartTone } from './chart-model.js';

const dashes: Partial<Record<ChartTone, string>> = { soft: '6 3', accent: '2 3', recurring: '8 3 2 3', oneTime: '4 2' };

export const colorOf = (tone: ChartTone): string => `var(--chart-${tone})`;

/**
 * How a series is drawn. The soft tone is a pale fill with a full outline; lines differ by their dashes, and pieces of
 * a stack are set apart by a gap: no series is distinguished by its hue alone.
 */
export function paint(tone: ChartTone, kind: 'bar' | 'stacked' | 'line') {
  const color = colorOf(tone);
  const outline = tone === 'soft' ? 'var(--color-primary)' : color;
  switch (kind) {
    case 'line':
      return { stroke: outline, strokeWidth: 2, strokeDasharray: dashes[tone] ?? 'none' };
    case 'stacked':
      return { fill: color, stroke: tone === 'soft' ? outline : 'var(--color-surface)', strokeWidth: 1 };
    default:
      return { fill: color, stroke: outline, strokeWidth: 1, radius: 2 };
  }
}
