/** The round steps of an axis from 0 to what covers the largest amount: about four of them. */
export function axisSteps(most: number): readonly number[] {
  const rough = Math.max(most, 1) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * size >= rough) ?? 10) * size;
  const count = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Every how many months are named so that names of this width (pixels) don't touch. */
export const namedEvery = (band: number, name = 34): number => Math.max(1, Math.ceil(name / band));
