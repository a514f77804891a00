import { ticketQueries } from '../support/ticket.queries.js';
import { listFileHref } from './list-file.js';

describe('The address of a list’s file', () => {
  it('has the filters and the order of the list, without its page, and each column once', () => {
    const list = ticketQueries.list({ page: 3, limit: 20, status: ['new', 'open'], sortBy: 'number' });
    expect(listFileHref(list)('xlsx', ['number', 'title', 'number'])).toBe(
      '/api/v1/support/tickets?status=new%2Copen&sortBy=number&file=xlsx&columns=number%2Ctitle',
    );
  });
});
