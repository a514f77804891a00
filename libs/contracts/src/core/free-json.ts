import { z } from 'zod';

/** Levels of objects and lists within one another. */
const DEPTH = 20;
/** NUL and halves of characters (lone surrogates), which no database keeps. */
const UNKEPT = /[\u0000\p{Cs}]/u;

/**
 * A JSON object of any shape that a database can keep: at most 20 levels deep, without NUL and halves of characters, of
 * so many bytes as JSON at most.
 */
export const freeJson = (bytes: number) =>
  z.record(z.string(), z.unknown()).superRefine((value, context) => {
    const message = problemOf(value) ?? (sizeOf(value) > bytes ? `At most ${bytes / 1_024} KB` : undefined);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });

/** Bytes as JSON in UTF-8. */
function sizeOf(value: object): number {
  let bytes = 0;
  for (const character of JSON.stringify(value)) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Walks without recursion, level by level: what is nested too deep must not use up the stack. */
function problemOf(value: object): string | undefined {
  let level: object[] = [value];
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEPTH) return `At most ${DEPTH} levels within one another`;
    const below: object[] = [];
    for (const [name, part] of level.flatMap((one) => Object.entries(one) as [string, unknown][])) {
      if (UNKEPT.test(name) || (typeof part === 'string' && UNKEPT.test(part)))
        return 'Control characters are not allowed';
      if (typeof part === 'object' && part !== null) below.push(part);
    }
    level = below;
  }
  return undefined;
}
