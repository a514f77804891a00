/** A length or a count in a file leads behind its end. */
export class TruncatedFile extends Error {}

/** Reads little-endian values of a file one after the other, without copying them. */
export class TnefBytes {
  private readonly bytes: Buffer;
  private at = 0;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /** @throws TruncatedFile when there are fewer bytes */
  take(length: number): Buffer {
    if (length > this.bytes.length - this.at) throw new TruncatedFile();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  /** Bytes that are filled up to a multiple of four; the last ones of a file may lack that. */
  takePadded(length: number): Buffer {
    const value = this.take(length);
    this.at = Math.min(this.at + ((4 - (length % 4)) % 4), this.bytes.length);
    return value;
  }

  uint8 = (): number => this.take(1).readUInt8();
  uint16 = (): number => this.take(2).readUInt16LE();
  uint32 = (): number => this.take(4).readUInt32LE();
}
