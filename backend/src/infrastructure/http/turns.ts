import { DomainError } from '@portal/contracts';

interface TurnLimits {
  /** How many work at once. */
  atOnce: number;
  /** How many wait; further ones are refused. */
  waiting: number;
  /** Milliseconds after which one that waits is refused: its caller may have given up long before. */
  patience: number;
}

/** Lets a few at a time through; the others wait in line, up to a length and a time. */
export class Turns {
  private readonly line: (() => void)[] = [];
  private taken = 0;

  constructor(private readonly limits: TurnLimits) {}

  /**
   * Waits for a turn; what it returns gives it back, once.
   * @throws DomainError `unavailable` with Retry-After when the line is too long, or doesn't move
   */
  async take(): Promise<() => void> {
    if (this.taken < this.limits.atOnce) this.taken += 1;
    else if (this.line.length >= this.limits.waiting) throw unavailable();
    else await this.waitInLine();
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const next = this.line.shift();
      if (next) next();
      else this.taken -= 1;
    };
  }

  private waitInLine(): Promise<void> {
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.line.splice(this.line.indexOf(called), 1);
        reject(unavailable());
      }, this.limits.patience);
      const called = (): void => {
        clearTimeout(patience);
        resolve();
      };
      this.line.push(called);
    });
  }
}

const unavailable = (): DomainError => new DomainError('unavailable', {}, { retryAfter: 5 });
