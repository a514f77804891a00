import { ListConsultations } from '@portal/contracts';
import { readQuery, writeQuery } from './use-list-query.js';

const read = (search: string) => readQuery(ListConsultations, new URLSearchParams(search));

describe('A list in the URL (decisions, section 7)', () => {
  it('reads filters, sort and page', () => {
    expect(read('status=pending,scheduled&late=true&page=3&sortBy=promised_by&sortOrder=asc')).toMatchObject({
      status: ['pending', 'scheduled'],
      late: true,
      page: 3,
      sortBy: 'promised_by',
      sortOrder: 'asc',
    });
  });

  it('ignores what it does not understand, so that an old link still opens the list', () => {
    expect(read('status=lost&page=minus&utm_source=mail&search=server')).toEqual(read('search=server'));
  });

  it('writes only what differs from the defaults, and reads it back the same', () => {
    const query = read('status=pending,scheduled&late=true&page=2');
    const written = writeQuery(ListConsultations, query).toString();
    expect(written).toBe('page=2&status=pending%2Cscheduled&late=true');
    expect(read(written)).toEqual(query);
  });
});
