import { withoutSecrets } from '@portal/contracts';

/** Control characters but for line breaks and tabs: no database keeps all of them, no screen shows them. */
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

const cleanText = (text: string): string => withoutSecrets(text.replaceAll(CONTROL, '').toWellFormed());

/** Untrusted text without control characters and lone surrogates, so that it can be stored and shown, and without secrets. */
export function cleaned<Value>(value: Value): Value {
  if (typeof value === 'string') return cleanText(value) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [cleanText(key), cleaned(item as unknown)]),
  ) as Value;
}
