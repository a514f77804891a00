/** A stretch of time, in milliseconds of the epoch; the end isn't part of it. */
export interface Interval {
  from: number;
  to: number;
}

/** The same time in stretches that neither touch nor overlap, earliest first. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const { from, to } of [...intervals].sort((one, other) => one.from - other.from)) {
    const last = result.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}

/** What is left of the time when other stretches are taken out. */
export function without(intervals: readonly Interval[], taken: readonly Interval[]): Interval[] {
  const gaps = merged(taken);
  return intervals.flatMap(({ from, to }) => {
    const left: Interval[] = [];
    let start = from;
    for (const gap of gaps) {
      if (gap.to <= start || gap.from >= to) continue;
      if (gap.from > start) left.push({ from: start, to: gap.from });
      start = gap.to;
    }
    if (start < to) left.push({ from: start, to });
    return left;
  });
}
