interface PositionedList<By extends string> {
  project_id?: string | undefined;
  sortBy: By;
  sortOrder: 'asc' | 'desc';
}

/**
 * How a list of records with a position in their project is sorted: as its reader asks for. Positions of different
 * projects don't compare, so that those of all projects are sorted by their creation instead, the newest first.
 */
export function sortingIn<By extends string>({ project_id, sortBy, sortOrder }: PositionedList<By>) {
  if (sortBy !== 'position' || project_id !== undefined) return { sortBy, sortOrder };
  return { sortBy: 'created_at', sortOrder: sortOrder === 'asc' ? 'desc' : 'asc' } as const;
}
