import { dollars } from '@portal/contracts';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { AntdProvider } from '../theme/antd-provider.js';
import { FormModal } from './form-modal.js';
import { NumberField, readNumber } from './number-field.js';

const schema = z.strictObject({ amount: dollars, weight: z.int().min(1).max(13), rate: z.number().max(25).nullable() });
const saved: unknown[] = [];

const show = (initialValues: object = {}) => {
  saved.splice(0);
  const page = (
    <AntdProvider>
      <FormModal
        title="New entry"
        schema={schema}
        initialValues={{ amount: 10, weight: 3, rate: null, ...initialValues }}
        submitText="Save"
        onSubmit={(values) => Promise.resolve(saved.push(values))}
        onClose={() => undefined}
      >
        {[
          ['amount', 'Amount'],
          ['weight', 'Weight'],
          ['rate', 'Percent'],
        ].map(([name, label]) => (
          <Form.Item key={name} name={name ?? ''} label={label} required>
            <NumberField />
          </Form.Item>
        ))}
      </FormModal>
    </AntdProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
};
const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  await userEvent.tab();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
};

describe('A field for a number', () => {
  it.each([
    ['Amount', '12.345', 'At most two decimals'],
    ['Amount', 'about 40', 'Must be a number'],
    ['Amount', '99999999999', 'At most 99999999.99'],
    ['Amount', '12,5', 'Must be a number'],
    ['Weight', '2.5', 'Must be a whole number'],
    ['Weight', '99', 'At most 13'],
    ['Percent', '1e3', 'Must be a number'],
    ['Percent', '250', 'At most 25'],
  ])('keeps what was typed and says why it is refused: %s %s', async (label, text, sentence) => {
    show();
    await type(label, text);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(saved).toEqual([]);
  });

  it.each([
    ['12.50', 12.5],
    ['$1,250.00', 1250],
    [' 7 ', 7],
    ['.5', 0.5],
  ])('takes %s as %d', async (text, amount) => {
    show();
    await type('Amount', text);
    expect(saved).toEqual([{ amount, weight: 3, rate: null }]);
  });

  it('goes up and down by the arrow keys', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Weight'), '{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(screen.getByLabelText('Weight')).toHaveValue('4');
  });

  it.each(['-', '.', '1,2,3', '12 dollars', '0x10', 'Infinity'])('knows that %s is no number', (text) => {
    expect(readNumber(text)).toBe(text);
  });
});
