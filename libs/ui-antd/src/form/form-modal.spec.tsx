import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { AntdProvider } from '../antd-provider.js';
import { FormModal } from './form-modal.js';

const schema = z.strictObject({ title: z.string(), room: z.string().nullish() });

let sent: unknown[];
beforeEach(() => {
  sent = [];
});

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <AntdProvider>
      <button type="button" onClick={() => setOpen(true)}>
        New task
      </button>
      {open ? (
        <FormModal
          title="New task"
          schema={schema}
          submitText="Create task"
          onSubmit={(values) => Promise.resolve(sent.push(values))}
          onClose={() => setOpen(false)}
        >
          <Form.Item name="title" label="Title" required>
            <Input />
          </Form.Item>
          <Form.Item name="room" label="Room">
            <Select
              options={[
                { value: 'kitchen', label: 'Kitchen' },
                { value: 'shop', label: 'Shop' },
              ]}
            />
          </Form.Item>
        </FormModal>
      ) : null}
    </AntdProvider>
  );
}

describe('a form in a dialog', () => {
  it('begins in its first field, and gives the focus back to what opened it', async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
    const opener = screen.getByRole('button', { name: 'New task' });
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    await userEvent.keyboard('Cable{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(opener).toHaveFocus();
  });

  it('takes back what it said about a field as soon as the field is right', async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
    await userEvent.click(screen.getByRole('button', { name: 'New task' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Create task' }));
    const title = screen.getByLabelText('Title');
    await waitFor(() => expect(title).toBeInvalid());
    await userEvent.type(title, 'Cable');
    await waitFor(() => expect(title).toBeValid());
    expect(sent).toEqual([]);
  });

  it('sends nothing by Enter while an option is chosen', async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
    await userEvent.click(screen.getByRole('button', { name: 'New task' }));
    await userEvent.type(await screen.findByLabelText('Title'), 'Cable');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(sent).toEqual([]);
    await userEvent.click(await screen.findByTitle('Shop'));
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(sent).toEqual([{ title: 'Cable', room: 'shop' }]));
  });
});
