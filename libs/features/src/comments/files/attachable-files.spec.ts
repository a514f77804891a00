import { limits } from '@portal/contracts';
import { checkFiles } from './attachable-files.js';

function aFile(name: string, type: string, size = 10): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}
const reasonFor = (file: File, already = 0) => checkFiles([file], already).refused[0]?.reason;

describe('files before they are sent (decisions, section 4)', () => {
  it.each([
    ['plan.png', 'image/png'],
    ['photo.jpg', 'image/jpeg'],
    ['offer.pdf', 'application/pdf'],
    ['list.csv', 'text/csv'],
    ['notes', ''],
    ['offer.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['all.zip', 'application/zip'],
  ])('takes %s', (name, type) => {
    expect(reasonFor(aFile(name, type))).toBeUndefined();
  });

  it.each([
    ['logo.svg', 'image/svg+xml'],
    ['page.html', 'text/html'],
    ['clip.mp4', 'video/mp4'],
    ['setup.exe', 'application/x-msdownload'],
    ['macros.xlsm', 'application/vnd.ms-excel.sheet.macroEnabled.12'],
  ])('refuses %s in the words of the server', (name, type) => {
    expect(reasonFor(aFile(name, type))).toBe(
      'Files of this kind are not accepted: send images, PDF, text, CSV, office documents or ZIP',
    );
  });

  it('refuses what is too large or empty', () => {
    expect(reasonFor(aFile('a.pdf', 'application/pdf', limits.attachmentBytes))).toBeUndefined();
    expect(reasonFor(aFile('a.pdf', 'application/pdf', limits.attachmentBytes + 1))).toBe(
      'A file can have at most 10 MB',
    );
    expect(reasonFor(aFile('a.pdf', 'application/pdf', 0))).toBe('The file is empty');
  });

  it('takes ten files and no more', () => {
    const many = Array.from({ length: 12 }, (_, at) => aFile(`${at}.png`, 'image/png'));
    const { accepted, refused } = checkFiles(many, 1);
    expect(accepted).toHaveLength(9);
    expect(refused.map(({ reason }) => reason)).toEqual(Array(3).fill('A comment can have at most 10 files'));
  });
});
