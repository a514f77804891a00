import type { SubscribeAck } from '@portal/contracts';

type Handler = (...args: never[]) => void;

/** A socket for tests of what takes its time, which play the server. */
export class FakeSocket {
  connected = false;
  /** Whether it is connected or tries by itself. */
  active = false;
  readonly subscribed: string[] = [];
  /** The `last_seq` of each join. */
  readonly positions: (number | undefined)[] = [];
  answer: (channel: string) => SubscribeAck | 'silence' = () => ({ ok: true, seq: 1 });
  private readonly handlers = new Map<string, Handler[]>();

  on(event: string, handler: Handler): void {
    this.handlers.set(event, [...(this.handlers.get(event) ?? []), handler]);
  }

  receive(event: string, ...args: unknown[]): void {
    for (const handler of this.handlers.get(event) ?? []) handler(...(args as never[]));
  }

  /** Whether a try to connect succeeds. */
  isReachable = true;
  /** What a try to connect that fails is called. */
  failure = 'xhr poll error';
  /** Whether the server refuses who connects. */
  isRefused = false;

  connect(): void {
    this.active = !this.isRefused;
    if (this.isRefused) return this.receive('connect_error', new Error('No active session'));
    if (!this.isReachable) return this.receive('connect_error', new Error(this.failure));
    this.connected = true;
    this.receive('connect');
  }

  disconnect(): this {
    this.drop('io client disconnect');
    return this;
  }

  drop(reason: string): void {
    this.connected = false;
    this.active = !reason.startsWith('io ');
    this.receive('disconnect', reason);
  }

  emit(): void {
    // Nothing a test looks at: unsubscribing has no answer.
  }

  timeout(within: number) {
    return {
      emitWithAck: (
        _event: string,
        { channel, last_seq }: { channel: string; last_seq?: number },
      ): Promise<SubscribeAck> => {
        this.subscribed.push(channel);
        this.positions.push(last_seq);
        const answer = this.answer(channel);
        if (answer !== 'silence') return Promise.resolve(answer);
        return new Promise((_resolve, reject) =>
          setTimeout(() => reject(new Error('operation has timed out')), within),
        );
      },
    };
  }
}
