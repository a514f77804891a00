import { DomainError } from '@portal/contracts';

interface Limits {
  /** Pieces of work that run at once. */
  atOnce: number;
  /** Of which one key (a person, a network) has at most so many. */
  perKey: number;
  /** How many pieces of work of one key wait; further ones are refused. */
  waitingPerKey: number;
  /** Milliseconds after which what waits is refused, where its caller may have given up long before. */
  patience?: number;
}

interface Waiting {
  key: string;
  start: () => void;
}

/** Runs a few pieces of work at once, and of one key still fewer: those of one key wait behind each other, not before others. */
export class FairQueue {
  private readonly waiting: Waiting[] = [];
  private readonly running = new Map<string, number>();
  private readonly lengths = new Map<string, number>();
  private total = 0;

  constructor(private readonly limits: Limits) {}

  /**
   * Waits until the work may run; what it returns ends the work, once. Work without a key has one in common.
   * @throws DomainError `unavailable` with Retry-After when too much of the key waits already, or it waited too long
   */
  async enter(key = ''): Promise<() => void> {
    if (this.mayRun(key)) this.begin(key);
    else await this.wait(key);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.total -= 1;
      add(this.running, key, -1);
      this.startNext();
    };
  }

  /** Does a piece of work in its turn. @throws DomainError `unavailable`, as `enter` does */
  async run<Result>(work: () => Promise<Result>, key = ''): Promise<Result> {
    const leave = await this.enter(key);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  private mayRun(key: string): boolean {
    return this.total < this.limits.atOnce && (this.running.get(key) ?? 0) < this.limits.perKey;
  }

  private begin(key: string): void {
    this.total += 1;
    add(this.running, key, 1);
  }

  private wait(key: string): Promise<void> {
    if ((this.lengths.get(key) ?? 0) >= this.limits.waitingPerKey) throw unavailable();
    add(this.lengths, key, 1);
    return new Promise((resolve, reject) => {
      const waiting = { key, start: resolve };
      this.waiting.push(waiting);
      if (this.limits.patience === undefined) return;
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        add(this.lengths, key, -1);
        reject(unavailable());
      }, this.limits.patience);
      waiting.start = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private startNext(): void {
    const at = this.waiting.findIndex(({ key }) => this.mayRun(key));
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!next) return;
    add(this.lengths, next.key, -1);
    this.begin(next.key);
    next.start();
  }
}

const unavailable = (): DomainError => new DomainError('unavailable', {}, { retryAfter: 5 });

function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
