import { DomainError } from '@portal/contracts';

/** Lets a few at a time through; the others wait in line, up to a length. */
export class Turns {
  private readonly line: (() => void)[] = [];
  private taken = 0;

  constructor(
    private readonly atOnce: number,
    private readonly longestLine: number,
  ) {}

  /**
   * Waits for a turn; what it returns gives it back, once.
   * @throws DomainError `unavailable` when the line is too long
   */
  async take(): Promise<() => void> {
    if (this.taken < this.atOnce) this.taken += 1;
    else if (this.line.length >= this.longestLine) throw new DomainError('unavailable', {}, { retryAfter: 5 });
    else await new Promise<void>((called) => this.line.push(called));
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.line.shift();
      if (next) next();
      else this.taken -= 1;
    };
  }
}
