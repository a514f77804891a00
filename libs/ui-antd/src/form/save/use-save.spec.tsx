import { messages } from '@portal/contracts';
import { toast } from '@portal/ui';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useSave, type ChangeOrigin } from './use-save.js';

interface Row {
  version: number;
  status: string;
}
type Changes = Partial<Row>;

const failure = 'Failed to update ticket.';
const ticket = { success: 'Ticket updated successfully.', failure };
const request = { success: messages.success.consultationUpdated, failure };

const given = (toasts: { success?: string; short?: string; failure: string }, back?: () => Changes | undefined) => {
  const said = jest.spyOn(toast, 'success').mockReturnValue(1);
  const shortly = jest.spyOn(toast, 'short').mockReturnValue(1);
  const send = jest.fn((changes: Changes) => Promise.resolve({ version: 2, status: 'open', ...changes }));
  const record: Row = { version: 1, status: 'open' };
  const { result } = renderHook(() =>
    useSave<Row, Changes>({ record, name: 'S-0012', send, fields: [], toasts, ...(back && { back }) }),
  );
  const shown = () => [...said.mock.calls, ...shortly.mock.calls].map(([text]) => text);
  return { save: result.current, send, said, shown };
};
afterEach(() => jest.restoreAllMocks());

describe('A change', () => {
  it.each<[string, ChangeOrigin, Parameters<typeof given>[0], string[]]>([
    ['where the record shows it has no toast', 'place', ticket, []],
    ['by a form has one', 'form', ticket, [ticket.success]],
    ['of which section 8 has a sentence has it', 'place', request, [request.success]],
    ['of a project screen has its short one', 'place', { short: 'Task updated', failure }, ['Task updated']],
  ])('%s', async (_, from, toasts, expected) => {
    const { save, shown } = given(toasts);
    await act(() => save.save({ status: 'resolved' }, undefined, from));
    expect(shown()).toEqual(expected);
  });

  it('by a button of the open record has a toast only to offer Undo', async () => {
    const silent = given(ticket);
    act(() => silent.save.apply({ status: 'resolved' }));
    await waitFor(() => expect(silent.send).toHaveBeenCalledTimes(1));
    const { save, said } = given(ticket, () => ({ status: 'open' }));
    act(() => save.apply({ status: 'resolved' }));
    await waitFor(() => expect(said).toHaveBeenCalledWith(ticket.success, expect.objectContaining({ label: 'Undo' })));
    expect(said).toHaveBeenCalledTimes(1);
  });

  it('that fails says so until it is tried again', async () => {
    const error = jest.spyOn(toast, 'error').mockReturnValue(7);
    const dismiss = jest.spyOn(toast, 'dismiss').mockReturnValue();
    const { save, send } = given(ticket);
    send.mockRejectedValueOnce(new TypeError('fetch'));
    act(() => save.apply({ status: 'resolved' }));
    await waitFor(() => expect(error).toHaveBeenCalledWith(failure));
    expect(dismiss).not.toHaveBeenCalled();
    act(() => save.apply({ status: 'resolved' }));
    expect(dismiss).toHaveBeenCalledWith(7);
  });
});
