/** The smallest of the values that so many percent of them don't exceed (nearest rank); Infinity without any. */
export function percentile(values: readonly number[], share: number): number {
  const inOrder = values.toSorted((one, other) => one - other);
  return inOrder[Math.max(0, Math.ceil((inOrder.length * share) / 100) - 1)] ?? Infinity;
}
