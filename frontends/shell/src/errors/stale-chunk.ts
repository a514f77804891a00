/** Whether a file of the page's own release is missing or didn't load; a reload helps (decisions, section 9). */
export function isStaleChunk(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' || /Loading (CSS )?chunk .+ failed|dynamically imported module/i.test(error.message)
  );
}
