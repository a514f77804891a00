declare module 'fontkit' {
  /** Parses a font file. */
  export function create(file: Uint8Array): object;
}
