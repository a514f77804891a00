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

/** Types of values (MS-OXCDATA, section 2.11.1). */
const STRING = 0x1e;
const UNICODE = 0x1f;
const BINARY = 0x102;
const OBJECT = 0x0d;
const MULTIPLE = 0x1000;
/** Bytes of a value of a fixed length; those of fewer than four are filled up. */
const FIXED: Readonly<Record<number, number>> = {
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
};
/** From here on, properties have a name besides their number. */
const FIRST_NAMED = 0x8000;
const NAME_IS_TEXT = 1;

/** A property of a message or an attachment, by its number. */
export interface MapiProperty {
  type: number;
  /** The first value of several. */
  value: Buffer;
}

/**
 * Reads a list of MAPI properties (MS-OXTNEF, section 2.1.3.4).
 * @param properties gets those that can be read
 * @throws TruncatedFile when a length leads behind its end, or its values can't be separated
 */
export function readProperties(bytes: Buffer, properties: Map<number, MapiProperty>): void {
  const reader = new TnefBytes(bytes);
  for (let left = reader.uint32(); left > 0; left -= 1) {
    const type = reader.uint16();
    const id = reader.uint16();
    if (id >= FIRST_NAMED) skipName(reader);
    const value = firstValue(reader, type);
    if (value && !properties.has(id)) properties.set(id, { type: type & ~MULTIPLE, value });
  }
}

function skipName(reader: TnefBytes): void {
  reader.take(16);
  const isText = reader.uint32() === NAME_IS_TEXT;
  if (isText) reader.takePadded(reader.uint32());
  else reader.take(4);
}

function firstValue(reader: TnefBytes, type: number): Buffer | undefined {
  const kind = type & ~MULTIPLE;
  const length = FIXED[kind];
  if (length === undefined && ![STRING, UNICODE, BINARY, OBJECT].includes(kind)) throw new TruncatedFile();
  const isCounted = length === undefined || kind !== type;
  let first: Buffer | undefined;
  for (let left = isCounted ? reader.uint32() : 1; left > 0; left -= 1) {
    const value = length === undefined ? reader.takePadded(reader.uint32()) : reader.take(length);
    first ??= value;
  }
  return first;
}

/**
 * The text of a property without the zero at its end; undefined for another kind of value. @param codePage of texts
 * that aren't Unicode
 */
export function textOfProperty(property: MapiProperty | undefined, codePage: string): string | undefined {
  if (property?.type === UNICODE) return withoutZeros(property.value.toString('utf16le'));
  return property?.type === STRING ? decode(property.value, codePage) : undefined;
}

/** The bytes of a property. */
export const bytesOfProperty = (property: MapiProperty | undefined): Buffer | undefined =>
  property?.type === BINARY || property?.type === OBJECT ? property.value : undefined;

/** A text in a character set by its name, without the zeros at its end. */
export const decode = (bytes: Buffer, codePage: string): string =>
  withoutZeros(new TextDecoder(codePage).decode(bytes));

const withoutZeros = (text: string): string => {
  const end = text.indexOf('\u0000');
  return end < 0 ? text : text.slice(0, end);
};

const CODE_PAGES: Readonly<Record<number, string>> = {
  437: 'windows-1252',
  850: 'windows-1252',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  20866: 'koi8-r',
  28591: 'windows-1252',
  28592: 'iso-8859-2',
  28605: 'iso-8859-15',
  50220: 'iso-2022-jp',
  65001: 'utf-8',
};

/** The name of a character set by its number at Microsoft; an unknown one is read as Western European. */
export const codePageOf = (number: number): string =>
  CODE_PAGES[number] ?? (number >= 1250 && number <= 1258 ? `windows-${number}` : 'windows-1252');
