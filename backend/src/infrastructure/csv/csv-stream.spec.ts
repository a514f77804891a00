import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { csvStream } from './csv-stream.js';

describe('a CSV file', () => {
  it('keeps texts that a spreadsheet would run as a formula as texts, in full width too, and figures as figures', async () => {
    const lines = [
      ['=1+1', '＝1+1'],
      ['＠SUM(A1)', -5],
      [null, 'Tills, new'],
    ];
    const file = await text(csvStream(Readable.from(lines)));
    expect(file.replace(/^\ufeff/, '').trimEnd()).toBe(["'=1+1,'＝1+1", "'＠SUM(A1),-5", ',"Tills, new"'].join('\r\n'));
  });
});
