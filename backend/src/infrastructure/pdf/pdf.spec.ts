import { textOfPdf } from '../../../test/support/pdf-text.js';
import { pdf as plan } from '../../../test/support/sample-files.js';
import { appendPages, drawPdf, takesPages, type PdfSheet } from './index.js';

const AT = new Date('2026-11-21T15:00:00Z');
const letter = (sheet: PdfSheet): void => {
  sheet.head('Contract', 'D-0001');
  sheet.facts([
    ['For', 'Łucja Żółć'],
    ['Left out', null],
  ]);
  sheet.paragraph('First line\nsecond “line”');
};
const columns = [
  { title: 'Description', share: 0.8 },
  { title: 'Amount', share: 0.2, align: 'right' },
] as const;

describe('papers as PDF', () => {
  it('writes the same bytes for the same drawing, with text that a reader finds again', async () => {
    const file = await drawPdf({ title: 'Contract D-0001', at: AT }, letter);
    expect(file.equals(await drawPdf({ title: 'Contract D-0001', at: AT }, letter))).toBe(true);
    const [page] = await textOfPdf(file);
    for (const text of ['Contract', 'D-0001', 'For', 'Łucja Żółć', 'second “line”', 'Page 1 of 1'])
      expect(page).toContain(text);
    expect(page).not.toContain('Left out');
  });

  it('says its title in XML as text, whatever it is', async () => {
    const file = (await drawPdf({ title: 'Contract: Smith & <b>Sons</b>', at: AT }, letter)).toString('latin1');
    expect(/<x:xmpmeta.*<\/x:xmpmeta>/s.exec(file)?.[0]).toContain('>Contract: Smith &amp; &lt;b&gt;Sons&lt;/b&gt;<');
    expect(file).toContain('(Contract: Smith & <b>Sons</b>)');
  });

  it('writes the titles of a table again on every page it needs', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`Line ${index} ${'with words '.repeat(6)}`, '$1.00']);
    const pages = await textOfPdf(
      await drawPdf({ title: 'Long', at: AT }, (sheet) => {
        sheet.table(columns, rows);
      }),
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Description Amount');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.join(' ').match(/\$1\.00/g)).toHaveLength(100);
  });

  it('adds pages behind a file and leaves the file itself as it is', async () => {
    const [drawn, plain] = [await drawPdf({ title: 'Contract', at: AT }, letter), plan];
    for (const [file, text] of [
      [drawn, 'Łucja Żółć'],
      [plain, 'Floor plan'],
    ] as const) {
      const longer = await appendPages(file, drawn);
      expect(longer.subarray(0, file.length).equals(file)).toBe(true);
      const pages = await textOfPdf(longer);
      expect(pages).toHaveLength(2);
      expect(pages[0]).toContain(text);
      expect(pages[1]).toContain('Łucja Żółć');
    }
  });

  it('knows which files take no pages', async () => {
    expect(await takesPages(plan)).toBe(true);
    expect(await takesPages(Buffer.from('%PDF-1.7\nnothing more'))).toBe(false);
    const encrypted = plan
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>');
    expect(await takesPages(Buffer.from(encrypted, 'latin1'))).toBe(false);
  });
});
