/** Characters; a longer line is none that programs write around a message, and would take long to look at. */
export const MAX_FRAME_LINE = 300;

/** Whether a line that a program may have written around a message is like a pattern. */
export const isFrameLine = (line: string, pattern: RegExp): boolean =>
  line.length <= MAX_FRAME_LINE && pattern.test(line);
