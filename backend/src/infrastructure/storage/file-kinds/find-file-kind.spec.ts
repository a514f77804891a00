import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  compound,
  elf,
  exe,
  gif,
  jpeg,
  office,
  openDocument,
  pdf,
  png,
  webp,
  zip,
} from '../../../../test/support/mail/sample-files.js';
import { processorTimeOf } from '../../../../test/support/processor-time.js';
import { agreesWith, fileKinds } from './file-kind.js';
import { findFileKind } from './find-file-kind.js';
import { safeFileName } from './safe-file-name.js';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-kinds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function kindOf(content: Buffer | string, name = 'file', type = ''): Promise<string | null> {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return (await findFileKind(path, { name, type }))?.type ?? null;
}

describe('what a file is, by its content (decisions, section 4)', () => {
  it.each([
    ['png', png, 'image/png'],
    ['jpeg', jpeg, 'image/jpeg'],
    ['gif', gif, 'image/gif'],
    ['webp', webp, 'image/webp'],
    ['pdf', pdf, 'application/pdf'],
    ['zip', zip({ 'a.txt': 'a', 'Basic/b.txt': 'b' }), 'application/zip'],
    ['an empty zip', zip({}), 'application/zip'],
    ['docx', office('word'), fileKinds.docx.type],
    ['xlsx', office('xl'), fileKinds.xlsx.type],
    ['pptx', office('ppt'), fileKinds.pptx.type],
    ['odt', openDocument('text'), fileKinds.odt.type],
    ['ods', openDocument('spreadsheet'), fileKinds.ods.type],
    ['odp', openDocument('presentation'), fileKinds.odp.type],
    ['doc', compound('Root Entry', 'WordDocument'), 'application/msword'],
    ['xls', compound('Workbook'), 'application/vnd.ms-excel'],
    ['ppt', compound('PowerPoint Document'), 'application/vnd.ms-powerpoint'],
    ['text', 'Two rooms, one door.\n', 'text/plain'],
    ['text in another alphabet', Buffer.from('caf\xe9', 'latin1'), 'text/plain'],
    ['text in UTF-16', Buffer.from('\ufeffcafé', 'utf16le'), 'text/plain'],
    ['text that begins like a picture', 'BMW of the boss: new tires', 'text/plain'],
    ['text that begins like a program', 'MZ is the initials of our manager', 'text/plain'],
    ['a picture that goes on as a page', Buffer.concat([gif, Buffer.from('<script>alert(1)</script>')]), 'image/gif'],
    ['a picture that goes on as an archive', Buffer.concat([png, zip({ 'META-INF/MANIFEST.MF': '' })]), 'image/png'],
  ])('knows %s', async (_name, content, type) => {
    expect(await kindOf(content)).toBe(type);
  });

  it('calls a text a table when its name or its sender does', async () => {
    expect(await kindOf('a,b\n1,2\n', 'list.csv')).toBe('text/csv');
    expect(await kindOf('a,b\n1,2\n', 'list', 'text/csv; charset=utf-8')).toBe('text/csv');
    expect(await kindOf(png, 'list.csv', 'text/csv')).toBe('image/png');
  });

  it.each([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['SVG behind a declaration', '<?xml version="1.0"?><svg/>'],
    ['SVG behind a comment', '\ufeff\n<!-- x --><svg/>'],
    ['SVG in UTF-16', Buffer.from('\ufeff<svg/>', 'utf16le')],
    ['HTML', '<!DOCTYPE html><p>x'],
    ['HTML behind words', 'Hello\n<script>alert(1)</script>'],
    ['a program for Windows', exe],
    ['a program for Linux', elf],
    ['a shell script', '#!/bin/sh\nrm -rf /\n'],
    ['a Java program', zip({ 'META-INF/MANIFEST.MF': '', 'A.class': '' })],
    ['an Android program', zip({ 'AndroidManifest.xml': '', 'classes.dex': '' })],
    ['a document with macros', office('word', { 'word/vbaProject.bin': 'x' })],
    ['an old document with macros', compound('WordDocument', 'Macros')],
    ['an installer', compound('Root Entry', 'Property')],
    ['an archive without contents', Buffer.from('PK\x03\x04 and nothing else')],
    [
      'an archive whose contents lie elsewhere',
      Buffer.concat([Buffer.from('PK\x03\x04'), zip({ a: 'a' }).subarray(-22)]),
    ],
    ['bytes', Buffer.from([1, 2, 3, 0, 5])],
    ['RTF', '{\\rtf1 x}'],
  ])('refuses %s', async (_name, content) => {
    expect(await kindOf(content)).toBeNull();
  });

  it('unpacks nothing, so no archive is a bomb', async () => {
    const contents = Object.fromEntries(Array.from({ length: 5_000 }, (_, n) => [`${n}.txt`, 'x']));
    const archive = zip(contents, 0xffff_fffe);
    const spent = await processorTimeOf(async () => {
      expect(await kindOf(archive)).toBe('application/zip');
    });
    expect(spent).toBeLessThan(1_000);
  });

  it('hears a contradiction, and takes what says nothing', () => {
    expect(agreesWith(fileKinds.png, 'image/png')).toBe(true);
    expect(agreesWith(fileKinds.png, '')).toBe(true);
    expect(agreesWith(fileKinds.png, 'application/octet-stream')).toBe(true);
    expect(agreesWith(fileKinds.csv, 'application/vnd.ms-excel')).toBe(true);
    expect(agreesWith(fileKinds.jpeg, 'image/JPG; x=1')).toBe(true);
    expect(agreesWith(fileKinds.png, 'application/pdf')).toBe(false);
    expect(agreesWith(fileKinds.text, 'text/html')).toBe(false);
  });
});

describe('the name a file is saved under', () => {
  it.each([
    ['plan.png', 'plan.png'],
    ['PLAN.PNG', 'PLAN.PNG'],
    ['plan', 'plan.png'],
    ['plan.svg', 'plan.svg.png'],
    ['plan.png.exe', 'plan.png.exe.png'],
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Users\\dana\\plan.png', 'plan.png'],
    ['\u202egnp.exe', 'gnp.exe.png'],
    ['a\u0000b\r\n"c".png', 'ab_c_.png'],
    ['...', 'file.png'],
    ['Größe & Maß.png', 'Größe & Maß.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(251)}.png`],
  ])('of %j is %j', (sent, kept) => {
    expect(safeFileName(sent, fileKinds.png)).toBe(kept);
  });
});
