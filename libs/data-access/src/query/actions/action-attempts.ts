/** The same content within this time after an answer is the second half of a double click, in milliseconds. */
const SAME_GESTURE = 1_000;

/** So many refused or unanswered contents keep their key. */
const KEPT_KEYS = 50;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface Attempt<Output> {
  content: string;
  answer: Promise<Output>;
  /** Set by an answer; a failed attempt is forgotten instead. */
  endedAt?: number;
}

/**
 * The user actions of one form or button: distinguishes a repeat of an action from a new one. An input with an `id` is
 * an action on that record, all others are one row of actions: only a repeat of the latest joins it, so that A, B, A is
 * three.
 */
export class ActionAttempts<Output> {
  private readonly latest = new Map<string, Attempt<Output>>();
  /** Contents that were sent and not accepted, as far as is known, with the key that they were sent under. */
  private readonly openKeys = new Map<string, string>();
  private readonly keys = new WeakMap<object, string>();

  /** Sends by `send`, or gives the answer of the same action that is under way or was over a moment ago. */
  join<Input>(input: Input, send: (own: Input) => Promise<Output>): Promise<Output> {
    const content = contentOf(input);
    const subject = subjectOf(input);
    const known = this.latest.get(subject);
    if (known?.content === content && !isOver(known)) return known.answer;

    const own = ownCopy(input);
    const key = this.openKeys.get(content) ?? crypto.randomUUID();
    this.keepKey(content, key);
    if (isObject(own)) this.keys.set(own, key);
    const attempt: Attempt<Output> = { content, answer: send(own) };
    this.latest.set(subject, attempt);
    attempt.answer.then(
      () => {
        attempt.endedAt = Date.now();
        if (this.openKeys.get(content) === key) this.openKeys.delete(content);
      },
      () => {
        if (this.latest.get(subject) === attempt) this.latest.delete(subject);
      },
    );
    return attempt.answer;
  }

  /**
   * The Idempotency-Key of an input that `join` handed to its `send`: its own `action` where it names one by a UUID; a
   * template has a field of that name with the label of its button.
   */
  keyOf(own: unknown): string {
    const named = isObject(own) && 'action' in own ? own.action : undefined;
    if (typeof named === 'string' && UUID.test(named)) return named;
    const key = isObject(own) ? this.keys.get(own) : this.openKeys.get(contentOf(own));
    return key ?? crypto.randomUUID();
  }

  private keepKey(content: string, key: string): void {
    this.openKeys.set(content, key);
    const [oldest] = this.openKeys.keys();
    if (oldest !== undefined && this.openKeys.size > KEPT_KEYS) this.openKeys.delete(oldest);
  }
}

const isObject = (input: unknown): input is object => typeof input === 'object' && input !== null;

const isOver = ({ endedAt }: Attempt<unknown>): boolean =>
  endedAt !== undefined && Date.now() - endedAt >= SAME_GESTURE;

/** Another object for each action, so that each has a key of its own. */
const ownCopy = <Input>(input: Input): Input => (isObject(input) && !Array.isArray(input) ? { ...input } : input);

const contentOf = (input: unknown): string =>
  input === undefined
    ? ''
    : JSON.stringify(input, (_, value: unknown) =>
        value instanceof File ? [value.name, value.size, value.lastModified, value.type] : value,
      );

function subjectOf(input: unknown): string {
  if (typeof input === 'string') return input;
  return isObject(input) && 'id' in input && typeof input.id === 'string' ? input.id : '';
}
