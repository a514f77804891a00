import {
  bytesOfProperty,
  codePageOf,
  decode,
  readProperties,
  textOfProperty,
  type MapiProperty,
  TnefBytes,
  TruncatedFile,
} from './mapi-properties.js';
import type { ReadableMail } from '../reading.js';

const SIGNATURE = 0x223e9f78;
/** Files of one message that are read, as parts of a mail are. */
const MAX_FILES = 200;
/** Messages within messages. */
const MAX_DEPTH = 3;
const IS_FILE = 2;

/** Attributes (MS-OXTNEF, section 2.1.3). */
const ATTRIBUTE = {
  subject: 0x8004,
  body: 0x800c,
  fileData: 0x800f,
  fileTitle: 0x8010,
  fileBegin: 0x9002,
  messageProperties: 0x9003,
  fileProperties: 0x9005,
  codePage: 0x9007,
} as const;

/** Properties (MS-OXPROPS). */
const PROPERTY = {
  subject: 0x0037,
  submitTime: 0x0039,
  senderName: 0x0c1a,
  body: 0x1000,
  compressedRtf: 0x1009,
  html: 0x1013,
  htmlCodePage: 0x3fde,
  displayName: 0x3001,
  data: 0x3701,
  fileName: 0x3704,
  longFileName: 0x3707,
  mimeType: 0x370e,
  contentId: 0x3712,
} as const;

/** What distinguishes an attached message from other objects: IID_IMessage (00020307-0000-0000-C000-000000000046). */
const MESSAGE_ID = Buffer.from('0703020000000000c000000000000046', 'hex');

/** A message in Outlook's own format. */
export interface TnefMessage extends ReadableMail {
  /** The messages attached to it, and to those. */
  messages: TnefMessage[];
  /** A part of the file can't be read. */
  isBroken: boolean;
  /** Its words are in rich text (RTF) only, which isn't read. */
  hasOnlyRichText: boolean;
}

const KNOWN: ReadonlySet<number> = new Set(Object.values(ATTRIBUTE));

/** What is read of the message itself or of an attachment, by number. */
interface Part {
  attributes: Map<number, Buffer>;
  properties: Map<number, MapiProperty>;
}

const newPart = (): Part => ({ attributes: new Map(), properties: new Map() });

/** Whether bytes begin as Outlook's own format. */
export const isTnef = (bytes: Buffer): boolean => bytes.length > 6 && bytes.readUInt32LE() === SIGNATURE;

/**
 * Reads a message in Outlook's own format (TNEF, MS-OXTNEF): its words and its files. What is broken is left out; the
 * files are views of the bytes, so a length that lies takes no memory.
 * @param bytes for which {@link isTnef} holds
 */
export const readTnef = (bytes: Buffer): TnefMessage => new TnefReader(bytes, 1).read();

class TnefReader {
  private readonly bytes: Buffer;
  private readonly depth: number;
  private readonly own = newPart();
  private readonly attachments: Part[] = [];
  private isBroken = false;

  constructor(bytes: Buffer, depth: number) {
    this.bytes = bytes;
    this.depth = depth;
  }

  read(): TnefMessage {
    this.ignoringBreaks(() => {
      const reader = new TnefBytes(this.bytes);
      reader.take(6);
      while (!reader.isAtEnd) this.readAttribute(reader);
    });
    const text = this.text(this.own, PROPERTY.body) ?? this.decoded(this.own, ATTRIBUTE.body);
    const html = this.html();
    const message: TnefMessage = {
      subject: this.text(this.own, PROPERTY.subject) ?? this.decoded(this.own, ATTRIBUTE.subject),
      from: this.text(this.own, PROPERTY.senderName),
      date: dateOf(this.own.properties.get(PROPERTY.submitTime)),
      text,
      html,
      files: [],
      messages: [],
      isBroken: this.isBroken,
      hasOnlyRichText: text === undefined && html === undefined && this.own.properties.has(PROPERTY.compressedRtf),
    };
    for (const attachment of this.attachments) this.addTo(message, attachment);
    return message;
  }

  private readAttribute(reader: TnefBytes): void {
    const level = reader.uint8();
    const id = reader.uint16();
    reader.take(2); // its type
    const data = reader.take(reader.uint32());
    reader.take(2); // a checksum, which some programs write wrongly
    if (level === IS_FILE && id === ATTRIBUTE.fileBegin) {
      if (this.attachments.length < MAX_FILES) this.attachments.push(newPart());
      else this.isBroken = true;
    }
    const part = level === IS_FILE ? this.attachments.at(-1) : this.own;
    if (id === (level === IS_FILE ? ATTRIBUTE.fileProperties : ATTRIBUTE.messageProperties))
      this.ignoringBreaks(() => {
        if (part) readProperties(data, part.properties);
      });
    else if (KNOWN.has(id)) part?.attributes.set(id, data);
  }

  private addTo(message: TnefMessage, part: Part): void {
    const sent = bytesOfProperty(part.properties.get(PROPERTY.data)) ?? part.attributes.get(ATTRIBUTE.fileData);
    const content = sent ?? Buffer.alloc(0);
    const within = content.subarray(MESSAGE_ID.length);
    if (content.subarray(0, MESSAGE_ID.length).equals(MESSAGE_ID) && isTnef(within)) {
      if (this.depth === MAX_DEPTH) message.isBroken = true;
      else this.addMessage(message, new TnefReader(within, this.depth + 1).read());
      return;
    }
    const textOf = (id: number): string | undefined => this.text(part, id);
    message.files.push({
      filename:
        textOf(PROPERTY.longFileName) ??
        this.decoded(part, ATTRIBUTE.fileTitle) ??
        textOf(PROPERTY.fileName) ??
        textOf(PROPERTY.displayName),
      contentType: textOf(PROPERTY.mimeType)?.toLowerCase() ?? 'application/octet-stream',
      content,
      cid: textOf(PROPERTY.contentId)?.replace(/^<|>$/g, ''),
    });
  }

  /** An attached message brings its files and its messages along. */
  private addMessage(message: TnefMessage, within: TnefMessage): void {
    message.messages.push(within, ...within.messages);
    message.files.push(...within.files);
    message.isBroken ||= within.isBroken || within.hasOnlyRichText;
  }

  private get codePage(): string {
    const bytes = this.own.attributes.get(ATTRIBUTE.codePage);
    return codePageOf(bytes && bytes.length >= 4 ? bytes.readUInt32LE() : 0);
  }

  private decoded({ attributes }: Part, id: number): string | undefined {
    const bytes = attributes.get(id);
    return bytes && decode(bytes, this.codePage);
  }

  private text({ properties }: Part, id: number): string | undefined {
    return textOfProperty(properties.get(id), this.codePage)?.trim() || undefined;
  }

  private html(): string | undefined {
    const bytes = bytesOfProperty(this.own.properties.get(PROPERTY.html));
    if (!bytes) return this.text(this.own, PROPERTY.html);
    const number = this.own.properties.get(PROPERTY.htmlCodePage)?.value;
    return decode(bytes, number?.length === 4 ? codePageOf(number.readUInt32LE()) : this.codePage).trim() || undefined;
  }

  private ignoringBreaks(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof TruncatedFile)) throw error;
      this.isBroken = true;
    }
  }
}

/** Milliseconds between 1601 and 1970, from which on Windows and JavaScript count. */
const EPOCH = 11_644_473_600_000;

function dateOf(property: MapiProperty | undefined): Date | undefined {
  if (property?.value.length !== 8) return undefined;
  const date = new Date(Number(property.value.readBigUInt64LE() / 10_000n) - EPOCH);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
