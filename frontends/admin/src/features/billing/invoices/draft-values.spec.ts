import { anInvoice } from '@portal/testing';
import { draftOf, fieldsOf } from './draft-values.js';

it('an empty draft begins with one line, which isn’t sent while nothing is typed into it', () => {
  const { lines } = fieldsOf(anInvoice({ status: 'draft', lines: [] }));
  expect(lines).toEqual([expect.objectContaining({ quantity: 1 })]);
  expect(draftOf({ lines })['lines']).toEqual([]);
});
