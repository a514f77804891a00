import { brand } from '@portal/contracts';
import {
  deepArrays,
  endlessPages,
  manyObjects,
  manyPages,
  packedObjects,
} from '../../../test/support/mail/hostile-pdfs.js';
import { textOfPdf } from '../../../test/support/mail/pdf-text.js';
import { pdf as plan } from '../../../test/support/mail/sample-files.js';
import { drawPdf } from './drawing/draw-pdf.js';
import { letterheadOf, type PdfBlock, type PdfChart, type PdfContent } from './index.js';
import { appendPages } from './worker-thread/append-pages.js';
import { readPdf } from './worker-thread/read-pdf.js';

const AT = new Date('2026-11-21T15:00:00Z');
const contentOf = (title: string, ...blocks: PdfBlock[]): PdfContent => ({
  title,
  at: AT,
  letterhead: letterheadOf(),
  blocks,
});
const letter: PdfBlock[] = [
  { type: 'head', kind: 'Contract', number: 'D-0001' },
  {
    type: 'facts',
    facts: [
      ['For', 'Łucja Żółć'],
      ['Left out', null],
    ],
  },
  { type: 'paragraph', text: 'First line\nsecond “line”' },
];
const columns = [
  { title: 'Description', share: 0.8 },
  { title: 'Amount', share: 0.2, align: 'right' },
] as const;

describe('drawn PDFs', () => {
  it('writes the same bytes for the same drawing, with text that a reader finds again', async () => {
    const file = await drawPdf(contentOf('Contract D-0001', ...letter));
    expect(file.equals(await drawPdf(contentOf('Contract D-0001', ...letter)))).toBe(true);
    const [page] = await textOfPdf(file);
    for (const text of ['Contract', 'D-0001', 'For', 'Łucja Żółć', 'second “line”', 'Page 1 of 1'])
      expect(page).toContain(text);
    expect(page).not.toContain('Left out');
  });

  it('says its title in XML as text, whatever it is', async () => {
    const file = (await drawPdf(contentOf('Contract: Smith & <b>Sons</b>', ...letter))).toString('latin1');
    expect(/<x:xmpmeta.*<\/x:xmpmeta>/s.exec(file)?.[0]).toContain('>Contract: Smith &amp; &lt;b&gt;Sons&lt;/b&gt;<');
    expect(file).toContain('(Contract: Smith & <b>Sons</b>)');
  });

  it('draws columns with their values, and says them to a screen reader as the figure’s alternative', async () => {
    const bars = {
      type: 'chart',
      kind: 'bars',
      title: 'Tasks a month',
      series: ['New', 'Completed'],
      points: [
        { label: 'Sep', values: [0, 2], words: ['0', '2'] },
        { label: 'Oct', values: [3, 1], words: ['3', '1'] },
      ],
    } as const;
    const file = await drawPdf(contentOf('Chart', bars));
    const [page] = await textOfPdf(file);
    for (const text of ['Tasks a month', 'New', 'Completed', 'Sep', 'Oct']) expect(page).toContain(text);
    expect(file.toString('latin1')).toContain('/S /Figure');
    expect(file.toString('latin1')).toContain('Oct: New 3, Completed 1.');
    const many = Array.from({ length: 12 }, () => bars);
    const pages = await textOfPdf(await drawPdf(contentOf('Charts', ...many)));
    expect(pages.map((one) => one.split('Tasks a month').length - 1)).toEqual([5, 5, 2]);
  });

  it('draws a chart as its kind: sums over stacks, values of the last line, shares below one bar', async () => {
    const points = [
      { label: 'Sep', values: [30, 20], words: ['thirty', 'twenty'], sum: 'fifty' },
      { label: 'Oct', values: [null, 10], words: ['', 'ten'], sum: 'ten in all' },
    ];
    const chart = { type: 'chart', title: 'By month', series: ['New', 'Old'], points } as const;
    const shown = async (kind: PdfChart['kind']) =>
      (await textOfPdf(await drawPdf(contentOf('Chart', { ...chart, kind }))))[0]?.match(
        /thirty|twenty|fifty|\bten\b(?: in all)?|New/g,
      );
    expect(await shown('bars')).toEqual(['New', 'thirty', 'twenty', 'ten']);
    expect(await shown('stacked')).toEqual(['New', 'fifty', 'ten in all']);
    expect(await shown('lines')).toEqual(['New', 'twenty', 'ten']);
    expect(await shown('share')).toEqual(['thirty']);
    const names = Array.from({ length: 7 }, (_, at) => `A company with a name ${at}`);
    const [stacked = ''] = await textOfPdf(
      await drawPdf(contentOf('Chart', { ...chart, kind: 'stacked', series: names, points })),
    );
    for (const name of names) expect(stacked).toContain(name);
    const days = Array.from({ length: 40 }, (_, at) => ({ label: `November ${at}, 2026`, values: [at], words: ['x'] }));
    const line = { ...chart, kind: 'lines', series: ['New'], points: days } as const;
    const long = await textOfPdf(await drawPdf(contentOf('Days', line)));
    expect([long.length, long[0]?.match(/November (?:39|38|0), 2026/g)]).toEqual([1, ['November 39, 2026']]);
  });

  it('writes the titles of a table again on every page it needs', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`Line ${index} ${'with words '.repeat(6)}`, '$1.00']);
    const pages = await textOfPdf(await drawPdf(contentOf('Long', { type: 'table', columns, rows })));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Description Amount');
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
    expect(pages.join(' ').match(/\$1\.00/g)).toHaveLength(100);
  });

  it('adds pages behind a file and leaves the file itself as it is', async () => {
    const [drawn, plain] = [await drawPdf(contentOf('Contract', ...letter)), plan];
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

  it('shows the sender with address and contact at the head, and a stamp across every page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => [`Line ${index}`, '$1.00']);
    const content = contentOf('Void', ...letter, { type: 'table', columns, rows });
    const [plain] = await textOfPdf(await drawPdf(content));
    for (const text of [brand.name, ...brand.address.split('\n'), brand.phone.shown, brand.email])
      expect(plain).toContain(text);
    expect(plain).not.toContain('VOID');
    const pages = await textOfPdf(await drawPdf({ ...content, stamp: 'VOID' }));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('VOID');
  });

  it('opens neither what is no PDF nor what is locked', async () => {
    await expect(readPdf(plan)).resolves.toBeDefined();
    const locked = plan
      .toString('latin1')
      .replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 /R 2 /O (x) /U (x) /P -4 >>');
    for (const bytes of [Buffer.from('%PDF-1.7\nnothing more'), Buffer.from(locked, 'latin1')])
      await expect(readPdf(bytes)).rejects.toMatchObject({ refusal: 'unreadable' });
  });

  it.each([
    ['objects', manyObjects(20_000), manyObjects(19_000)],
    ['pages', manyPages(1_001), manyPages(1_000)],
    ['depth', deepArrays(101), deepArrays(90)],
    ['depth', deepArrays(200_000), plan],
    ['depth', endlessPages(), plan],
    ['unpackedBytes', packedObjects(70), packedObjects(20)],
  ])('refuses a PDF beyond the limit of %s, and opens one below it', async (refusal, beyond, below) => {
    await expect(readPdf(beyond)).rejects.toMatchObject({ refusal });
    await expect(readPdf(below)).resolves.toBeDefined();
  });
});
