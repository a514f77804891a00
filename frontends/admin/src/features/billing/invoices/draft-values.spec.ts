import { anInvoice } from '@portal/testing';
import { fieldsOf, newLine } from './draft-values.js';

it('an empty draft begins with one line, one with lines has no other', () => {
  expect(fieldsOf(anInvoice({ status: 'draft', lines: [] }))).toMatchObject({ lines: [newLine] });
  const draft = anInvoice({ status: 'draft' });
  expect(fieldsOf(draft)['lines']).toHaveLength(draft.lines.length);
});
