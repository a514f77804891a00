/** A text renders in a fraction of these; what needs more is a loop that was not meant. In milliseconds. */
const MESSAGE = 200;
const PREVIEW = 50;

/** Milliseconds of processor time that this thread has taken. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/**
 * The processor time that one or several texts may take together: rendering holds up everything else in the process. By
 * the clock, a machine that is busy with something else would refuse the shortest text.
 */
export class RenderTime {
  private constructor(private left: number) {}

  /** Of the product's own texts: no limit, so that none is ever refused. They have no loops. */
  static ofBuiltIn(): RenderTime {
    return new RenderTime(Infinity);
  }

  /** Of a message that goes out, or a step of a workflow. */
  static ofMessage(): RenderTime {
    return new RenderTime(MESSAGE);
  }

  /** Of what an admin tries out: all texts of one call together. */
  static ofPreview(): RenderTime {
    return new RenderTime(PREVIEW);
  }

  get isOver(): boolean {
    return this.left <= 0;
  }

  get isUnlimited(): boolean {
    return this.left === Infinity;
  }

  /** Works within what is left of it. @param work calls what it is given between its steps, which throws at the end */
  spend<Result>(work: (check: () => void) => Result): Result {
    if (this.isUnlimited) return work(() => undefined);
    const began = processorTime();
    try {
      return work(() => {
        if (processorTime() - began > this.left) throw new Error('template render limit exceeded');
      });
    } finally {
      this.left -= processorTime() - began;
    }
  }
}
