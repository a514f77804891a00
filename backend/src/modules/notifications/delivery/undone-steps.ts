/** A step of a record from one state to another, as a line of a mail; the other lines have null. */
export interface Step {
  /** Whose step it is: a task's or a request's id. */
  record_id: string | null;
  from_state: string | null;
  to_state: string | null;
}

/**
 * The lines without steps that were undone: where a record comes back to a state that it left in these lines, the step
 * away from it, the way back and what was between them are left out (decisions 6.13).
 * @param lines oldest first
 */
export function withoutUndoneSteps<Line extends Step>(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const left = kept.findIndex((earlier) => isStepOf(earlier, line) && earlier.from_state === line.to_state);
    if (left === -1) kept.push(line);
    else kept.splice(0, kept.length, ...kept.filter((earlier, at) => at < left || !isStepOf(earlier, line)));
  }
  return kept;
}

const isStepOf = (earlier: Step, { record_id, to_state }: Step): boolean =>
  record_id !== null && to_state !== null && earlier.record_id === record_id && earlier.from_state !== null;
