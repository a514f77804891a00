/** A text renders in a fraction of these; what needs more is a loop that was not meant. In milliseconds. */
const MESSAGE = 200;
const PREVIEW = 50;

/** The time that one or several texts may take together: rendering holds up everything else in the process. */
export class RenderTime {
  private constructor(private left: number) {}

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

  /** Works within what is left of it. */
  spend<Result>(work: (milliseconds: number) => Result): Result {
    const began = performance.now();
    try {
      return work(Math.max(0, this.left));
    } finally {
      this.left -= performance.now() - began;
    }
  }
}
