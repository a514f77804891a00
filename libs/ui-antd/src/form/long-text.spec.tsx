import { requiredLine } from '@portal/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { AntdProvider } from '../theme/antd-provider.js';
import { FormModal } from './form-modal.js';

const schema = z.strictObject({
  title: requiredLine(20),
  lines: z.array(z.strictObject({ description: requiredLine(20) })),
});
const saved: unknown[] = [];
const long = 'A title that is longer than twenty characters';
const sentence = `At most 20 characters; here are ${long.length}`;

it.each(['Title', 'Description'])(
  'keeps a %s that is too long as it was pasted, and says by how much at once',
  async (label) => {
    const page = (
      <AntdProvider>
        <FormModal
          title="New entry"
          schema={schema}
          initialValues={{ title: 'Short', lines: [{ description: 'Short' }] }}
          submitText="Save"
          onSubmit={(values) => Promise.resolve(saved.push(values))}
          onClose={() => undefined}
        >
          <Form.Item name="title" label="Title" required>
            <Input />
          </Form.Item>
          <Form.Item name={['lines', 0, 'description']} label="Description" required>
            <Input />
          </Form.Item>
        </FormModal>
      </AntdProvider>
    );
    saved.splice(0);
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />);
    const field = screen.getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(long);
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(field).toHaveValue(long);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(sentence)).toBeInTheDocument();
    expect(saved).toEqual([]);
    await userEvent.clear(field);
    await userEvent.type(field, 'Fits');
    await waitFor(() => expect(screen.queryByText(sentence)).not.toBeInTheDocument()); // leaves with an animation
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved).toHaveLength(1));
  },
);
