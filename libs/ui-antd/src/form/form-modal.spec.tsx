import { messages } from '@portal/contracts';
import { toast } from '@portal/ui';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Form, Input, Select } from 'antd';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { z } from 'zod';
import { AntdProvider } from '../theme/antd-provider.js';
import { FormModal } from './form-modal.js';

const schema = z.strictObject({ title: z.string(), room: z.string().nullish() });

let sent: unknown[];
let answer: (values: unknown) => Promise<unknown>;
beforeEach(() => {
  sent = [];
  answer = () => Promise.resolve();
  sessionStorage.clear();
});

function Screen() {
  const [open, setOpen] = useState(false);
  return (
    <AntdProvider person="u-1">
      <button type="button" onClick={() => setOpen(true)}>
        New task
      </button>
      {open ? (
        <FormModal
          title="New task"
          schema={schema}
          submitText="Create task"
          onSubmit={(values) => {
            sent.push(values);
            return answer(values);
          }}
          toasts={{ short: 'Task created', failure: 'Failed to create task' }}
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

const show = () => render(<RouterProvider router={createMemoryRouter([{ path: '/', Component: Screen }])} />);
const open = () => userEvent.click(screen.getByRole('button', { name: 'New task' }));

/** An answer that waits until the test releases it. */
function slowAnswer(): { accept: () => void; refuse: (error: Error) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  answer = () => promise;
  return { accept: () => resolve(undefined), refuse: reject };
}

describe('a form in a dialog', () => {
  it('takes the first key after the opening click', async () => {
    show();
    await open();
    expect(screen.getByLabelText('Title')).toHaveFocus();
    await userEvent.keyboard('Bring cable');
    expect(screen.getByLabelText('Title')).toHaveValue('Bring cable');
  });

  it.each([
    ['Enter pressed twice', () => userEvent.keyboard('{Enter}{Enter}')],
    ['a double click', () => userEvent.dblClick(screen.getByRole('button', { name: 'Create task' }))],
  ])('sends once by %s, and nothing that is typed while it saves', async (_, press) => {
    const { accept } = slowAnswer();
    show();
    await open();
    await userEvent.keyboard('Cable');
    await press();
    expect(screen.getByLabelText('Title')).toBeDisabled();
    await userEvent.keyboard(' and rack{Enter}');
    expect(screen.getByLabelText('Title')).toHaveValue('Cable');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    accept();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([{ title: 'Cable', room: null }]);
  });

  it('says that it waits while there is no network, instead of saving', async () => {
    const { accept } = slowAnswer();
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    await open();
    await userEvent.keyboard('Cable{Enter}');
    const waits = await screen.findByText('You are offline. This waits here and is sent when you are back.');
    const button = screen.getByRole('button', { name: 'Create task' });
    expect(button.closest('.form-dialog__foot')).toContainElement(waits);
    expect(button).not.toHaveClass('ant-btn-loading');
    network.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(waits).not.toBeInTheDocument();
    expect(button).toHaveClass('ant-btn-loading');
    accept();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('can be closed while it waits for the network, and says later how it ended', async () => {
    const said = jest.spyOn(toast, 'short');
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    for (const isTaken of [true, false]) {
      const { accept, refuse } = slowAnswer();
      show();
      await open();
      await userEvent.keyboard('Cable{Enter}');
      await userEvent.click(await screen.findByText('Close'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      if (isTaken) accept();
      else refuse(new TypeError('fetch failed'));
      await waitFor(() => expect(said).toHaveBeenCalledTimes(1));
      expect(said.mock.calls.map(([text]) => text)).toEqual([isTaken ? 'Task created' : 'Failed to create task']);
      said.mockClear();
      cleanup();
    }
    said.mockRestore();
    network.mockRestore();
  });

  it('says a failure once, beside its buttons, and can be sent again', async () => {
    const { refuse } = slowAnswer();
    show();
    await open();
    await userEvent.keyboard('Cable{Enter}');
    refuse(new TypeError('fetch failed'));
    const alert = await screen.findByText('Failed to create task');
    expect(screen.getByRole('button', { name: 'Create task' }).closest('.form-dialog__foot')).toContainElement(alert);
    answer = () => Promise.resolve();
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toHaveLength(2);
  });

  it('leads to the first refused field', async () => {
    answer = () =>
      Promise.reject(
        Object.assign(new Error('Not so'), {
          status: 400,
          problem: {
            error: 'Not so',
            code: 'invalid',
            status: 400,
            request_id: 'r-1',
            details: [{ path: 'title', message: 'Taken' }],
          },
        }),
      );
    show();
    await open();
    await userEvent.keyboard('Cable');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Title')).toHaveFocus());
    expect(screen.queryByText('Not so')).not.toBeInTheDocument();
  });

  it('says of a failure without an answer what to do about it, since the notice over the page is behind it', async () => {
    answer = () => Promise.reject(new Error(messages.http.unreachable, { cause: new TypeError('Failed to fetch') }));
    show();
    await open();
    await userEvent.keyboard('Cable{Enter}');
    expect(await screen.findByText('Failed to create task')).toBeInTheDocument();
    expect(screen.getByText('The server could not be reached. Check your connection and try again.')).toBeVisible();
    answer = () => Promise.reject(new Error('Not so'));
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(await screen.findByText('Failed to create task')).toBeInTheDocument();
    expect(screen.queryByText(/could not be reached/)).not.toBeInTheDocument();
  });

  it('offers what was typed and not sent before a reload, to the same person, once', async () => {
    const { unmount } = show();
    await open();
    await userEvent.keyboard('Cable');
    unmount();
    show();
    await open();
    expect(screen.getByText(/^You have an unsent draft from /)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Cable');
    await userEvent.click(screen.getByRole('button', { name: 'Create task' }));
    await waitFor(() => expect(sent).toEqual([{ title: 'Cable', room: null }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await open();
    expect(screen.queryByText(/unsent draft/)).not.toBeInTheDocument();
  });

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

  it('is sent by Ctrl and Enter from a select too, whose list stays closed', async () => {
    show();
    await open();
    await userEvent.keyboard('Bring cable{Tab}');
    expect(screen.getByRole('combobox')).toHaveFocus();
    slowAnswer();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(screen.queryByTitle('Kitchen')).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([{ title: 'Bring cable', room: null }]));
  });
});
