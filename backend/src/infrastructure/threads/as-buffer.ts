/** The same bytes as a Buffer, without a copy: a Buffer that comes out of a thread is a plain array of bytes. */
export const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
