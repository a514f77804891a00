import { EntryNames } from './entry-names.js';

describe('The paths in an archive', () => {
  it('lead nowhere else, whatever a file is called', () => {
    const names = new EntryNames();
    for (const name of [
      '../../etc/passwd',
      '..\\..\\boot.ini',
      '/etc/passwd',
      'C:\\a.txt',
      '..',
      '.',
      '',
      '\u0000',
      'a/../b',
    ])
      expect(names.pathOf(['files', '../up'], name)).toMatch(/^files\/[^/\\:]+\/[^/\\:]+$/);
    expect(names.pathOf(['files'], '../../x.pdf')).not.toContain('..');
  });

  it('have no signs that are invisible or turn the direction of writing', () => {
    expect(new EntryNames().pathOf(['files'], 'in\u202evoice\u0007\r\n.pdf')).toBe('files/invoice.pdf');
  });

  it('are each there once, also where capital letters don’t count', () => {
    const names = new EntryNames();
    const paths = ['Plan.pdf', 'plan.PDF', 'plan.pdf', 'plan (2).pdf'].map((name) => names.pathOf(['files'], name));
    expect(paths).toEqual(['files/Plan.pdf', 'files/plan (2).PDF', 'files/plan (3).pdf', 'files/plan (2) (2).pdf']);
    expect(names.pathOf(['other'], 'Plan.pdf')).toBe('other/Plan.pdf');
  });

  it('are kept short, with their ending, and clear of the names of devices', () => {
    const names = new EntryNames();
    const path = names.pathOf(['files'], `${'é'.repeat(300)}.pdf`);
    expect(path).toMatch(/é\.pdf$/);
    expect(path.length).toBeLessThanOrEqual('files/'.length + 100);
    expect(names.pathOf(['files'], 'CON.txt')).toBe('files/_CON.txt');
    expect(names.pathOf(['files'], '.hidden.')).toBe('files/hidden');
  });
});
