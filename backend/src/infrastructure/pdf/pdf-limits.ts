/** Limits for reading an uploaded PDF. Contracts of a hundred tagged pages stay far below each. */
export const pdfLimits = {
  objects: 20_000,
  pages: 1_000,
  /** Arrays and dictionaries within each other. */
  depth: 100,
  /** Bytes that its compressed tables and objects unpack to, together. */
  unpackedBytes: 64 * 1_024 * 1_024,
  /** Of one job in a thread, in milliseconds; a transaction may idle longer than this. */
  time: 20_000,
  /** Of a thread's heap, in megabytes. */
  heap: 256,
} as const;

/** Why a PDF is refused: it isn't one that opens, or which limit it is beyond. */
export type PdfRefusal = 'unreadable' | 'objects' | 'pages' | 'depth' | 'unpackedBytes' | 'time' | 'heap';
