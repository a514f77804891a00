import { crc32 } from 'node:zlib';
import { plainPdf, plainPng } from '../../../src/demo/demo-files.js';

export const png = plainPng(8, [20, 90, 120]);
export const pdf = plainPdf(['Floor plan']);
export const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
export const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb004300ffd9', 'hex');
export const webp = Buffer.from('524946461a000000574542505650384c0d0000002f00000010071011118888fe0700', 'hex');

/** A program for Windows, as it begins. */
export const exe = Buffer.concat([
  Buffer.from('MZ'),
  Buffer.alloc(58),
  Buffer.from('40000000', 'hex'),
  Buffer.from('PE\0\0'),
]);
export const elf = Buffer.from('7f454c4602010100000000000000000002003e0001000000', 'hex');

/** An archive with these contents, not compressed. A content may be declared larger than it is. */
export function zip(contents: Record<string, string>, declaredSize?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let place = 0;
  for (const [name, text] of Object.entries(contents)) {
    const [nameBytes, data] = [Buffer.from(name), Buffer.from(text)];
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt32LE(crc32(data), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(declaredSize ?? data.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, nameBytes, data]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(place, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), facts, rest, nameBytes]));
    locals.push(local);
    place += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(place, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

/** A document of Office since 2007. */
export const office = (folder: 'word' | 'xl' | 'ppt', more: Record<string, string> = {}): Buffer =>
  zip({ '[Content_Types].xml': '<Types/>', [`${folder}/document.xml`]: '<x/>', ...more });

export const openDocumentWith = (kind: 'text' | 'spreadsheet' | 'presentation', content: string): Buffer =>
  zip({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': content });
export const openDocument = (kind: 'text' | 'spreadsheet' | 'presentation'): Buffer => openDocumentWith(kind, '<x/>');

/** A compound file (Office until 2003) with streams of these names. */
export function compound(...names: string[]): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    entry.writeUInt16LE(name.length * 2 + 2, 64);
    entry[66] = 2;
    return entry;
  });
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([header, ...entries]);
}
