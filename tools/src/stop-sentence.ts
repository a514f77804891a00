/** A reason to stop that a person can act on: printed as it is, without a stack. */
export class StopSentence extends Error {}

/** Runs a tool; a `StopSentence` becomes its last line and exit code 1. */
export async function runTool(tool: () => Promise<number | void>): Promise<void> {
  try {
    const code = await tool();
    if (typeof code === 'number') process.exit(code);
  } catch (error) {
    console.error(error instanceof StopSentence ? error.message : error);
    process.exit(1);
  }
}
