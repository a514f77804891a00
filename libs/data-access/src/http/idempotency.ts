const keys = new WeakMap<object, string>();

/**
 * One Idempotency-Key per action: the context object of a mutation lives as long as its retries,
 * so a retry repeats the key and the server repeats the answer.
 */
export function idempotencyKey(context: object): { 'Idempotency-Key': string } {
  const known = keys.get(context) ?? crypto.randomUUID();
  keys.set(context, known);
  return { 'Idempotency-Key': known };
}
