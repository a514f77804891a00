import { MAX_INVOICE_LINES, type InvoiceView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { aDeal, anAdmin, anInvoice, aProblem, http, HttpResponse, startFakeApi } from '@portal/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DraftSheet } from './draft-sheet.js';
import { draftOf } from './draft-values.js';
import { InvoiceDetailPage } from './invoice-detail.page.js';

const { api, money } = startFakeApi(anAdmin);

const backup = { description: 'Managed backup, November', quantity: 1, unit_price: 450, discount: 0 };
const viewOf = (line: object, id: string) => ({ ...anInvoice().lines[0], schedule_entry_id: null, ...line, id });
const aDraft = (own: Partial<InvoiceView> = {}) =>
  anInvoice({ status: 'draft', number: null, lines: [viewOf(backup, '1')] as never, ...own });

/** Opens the page of a draft; what is sent is collected, each answered by the draft with those lines. */
function open(draft: InvoiceView): unknown[] {
  money.invoices = [draft];
  const sent: unknown[] = [];
  api.use(
    http.put('*/api/v1/billing/invoices/:id', async ({ request }) => {
      const { lines, ...input } = (await request.json()) as { lines?: object[] };
      sent.push(lines ? { lines, ...input } : input);
      const now = lines ? { lines: lines.map((line, index) => viewOf({ ...line, amount: 0 }, String(index))) } : {};
      Object.assign(draft, input, now, { version: draft.version + 1 });
      return HttpResponse.json({ data: { ...draft } });
    }),
  );
  showScreen(InvoiceDetailPage, '/admin/billing/:id', `/admin/billing/${draft.id}`);
  return sent;
}

/** Another user saves lines of their own: what is sent on an older version is refused, and collected. */
function theirsOf(draft: InvoiceView): unknown[] {
  const sent: unknown[] = [];
  const theirs = {
    ...draft,
    lines: [viewOf({ ...backup, discount: 50 }, '9')],
    total: 400,
    version: draft.version + 1,
  };
  api.use(
    http.put('*/api/v1/billing/invoices/:id', async ({ request }) => {
      sent.push(await request.json());
      const error = 'Somebody else changed this record in the meantime';
      return HttpResponse.json(aProblem({ code: 'stale_version', status: 409, error, current: theirs }), {
        status: 409,
      });
    }),
  );
  return sent;
}

const line = async (number: number) => within(await screen.findByRole('group', { name: `Line ${number}` }));
const lines = () => screen.getAllByLabelText('Description').map((field) => (field as HTMLInputElement).value);
const total = () => screen.getByText('Total').parentElement;
const button = (name: string | RegExp) => screen.getByRole('button', { name });

describe('A draft on its paper (sketch of the invoice)', () => {
  it('takes new lines with the focus in them, sums as one types and is saved as a whole, with its version', async () => {
    const scheduled = viewOf({ description: 'Setup', schedule_entry_id: 'e', amount: 100, unit_price: 100 }, '2');
    const sent = open(aDraft({ lines: [scheduled, viewOf(backup, '1')] as never }));
    await userEvent.click(await screen.findByRole('button', { name: 'Add line' }));
    const added = await line(2);
    expect(added.getByLabelText('Description')).toHaveFocus();
    await userEvent.keyboard('On-site visit');
    fireEvent.change(added.getByLabelText('Quantity'), { target: { value: '1.5' } });
    fireEvent.change(added.getByLabelText('Price'), { target: { value: '95.50' } });
    fireEvent.change(screen.getByLabelText('Tax in percent'), { target: { value: '10' } });
    await waitFor(() => expect(total()).toHaveTextContent('Total$762.58'));
    expect(added.getByText('$143.25')).toBeInTheDocument();
    await userEvent.click(button('Add line')); // left empty, so not sent
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const visit = { description: 'On-site visit', quantity: 1.5, unit_price: 95.5, discount: 0 };
    await waitFor(() => expect(sent).toEqual([{ lines: [backup, visit], tax_rate: 10, version: 1 }]));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(lines()).toEqual(['Managed backup, November', 'On-site visit']);
  });

  it('is saved before it is issued, for what it comes to then, with the mail that goes in sight', async () => {
    const sent = open(aDraft());
    const to = { timing: 'at_once', due_at: null, reason: null } as const;
    money.mail = {
      recipients: [
        { ...to, id: '1', name: 'Dana Willis', email: 'dana@neuse.example' },
        { ...to, id: null, name: 'Bakery', email: 'books@neuse.example', timing: 'never', reason: 'It came back' },
      ],
      mail: { title: null, subject: 'New invoice [next number]', html: '<p>Here it is</p>', text: 'Here it is' },
      attachment: '[next number].pdf',
    };
    fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'Thank you' } });
    await userEvent.click(button('Issue invoice'));
    const asked = within(await screen.findByRole('dialog', { name: 'Issue this invoice for $450.00?' }));
    const names = (await asked.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Dana Willis <dana@neuse.example>',
      'Bakery <books@neuse.example> · gets no mail: It came back',
    ]);
    expect(asked.getByText('New invoice [next number]')).toBeInTheDocument();
    expect(asked.getByText('Attached: [next number].pdf')).toBeInTheDocument();
    expect(asked.getByTitle('The mail')).toHaveAttribute('srcdoc', '<p>Here it is</p>');
    await userEvent.click(asked.getByRole('button', { name: 'Issue invoice' }));
    await waitFor(() =>
      expect(sent).toEqual([
        { notes: 'Thank you', version: 1 },
        { status: 'open', version: 2 },
      ]),
    );
    expect(await screen.findByText('Invoice issued successfully.')).toBeInTheDocument();
  });

  it('is not issued for another sum than was asked about', async () => {
    const draft = aDraft();
    open(draft);
    await userEvent.click(await screen.findByRole('button', { name: 'Issue invoice' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Issue this invoice for $450.00?' }));
    const sent = theirsOf(draft);
    await userEvent.click(asked.getByRole('button', { name: 'Issue invoice' }));
    expect(await screen.findByText('Somebody else changed this record in the meantime')).toBeInTheDocument();
    expect(sent).toEqual([{ status: 'open', version: 1 }]);
  });

  it('keeps what was typed until another user’s lines are chosen instead', async () => {
    const draft = aDraft();
    open(draft);
    theirsOf(draft);
    fireEvent.change((await line(1)).getByLabelText('Quantity'), { target: { value: '2' } });
    await userEvent.click(button('Save changes'));
    const both = within(await screen.findByRole('dialog'));
    expect(both.getByText('Managed backup, November: 1 × $450.00 − $50.00')).toBeInTheDocument();
    await userEvent.click(both.getByRole('button', { name: 'Go on editing' }));
    expect((await line(1)).getByLabelText('Quantity')).toHaveValue('2');
    expect(button('Save changes')).toBeEnabled();
    await userEvent.click(button('Save changes'));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep theirs' }));
    await waitFor(async () => expect((await line(1)).getByLabelText('Discount')).toHaveValue('50.00'));
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('has what was typed again after a reload while another user’s lines are compared', async () => {
    const draft = aDraft();
    open(draft);
    theirsOf(draft);
    fireEvent.change((await line(1)).getByLabelText('Quantity'), { target: { value: '2' } });
    await userEvent.click(button('Save changes'));
    await screen.findByRole('dialog');
    cleanup();
    open(draft);
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect((await line(1)).getByLabelText('Quantity')).toHaveValue('2');
  });

  it('is left without a question once it was deleted', async () => {
    open(aDraft());
    fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'Thank you' } });
    await userEvent.click(button(/^More for/));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete draft' }));
    const asked = within(await screen.findByRole('dialog', { name: /^Delete this draft/ }));
    await userEvent.click(asked.getByRole('button', { name: 'Delete draft' }));
    await waitFor(() => expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument());
    expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument();
  });

  it('is not issued while a line is refused, which says so at its field', async () => {
    const sent = open(aDraft());
    const first = await line(1);
    fireEvent.change(first.getByLabelText('Price'), { target: { value: 'much' } });
    fireEvent.change(first.getByLabelText('Description'), { target: { value: 'x'.repeat(501) } });
    expect(await first.findByText('–')).toBeInTheDocument();
    await userEvent.click(button('Issue invoice'));
    expect(await first.findByText('Must be a number')).toBeInTheDocument();
    expect(first.getByText('At most 500 characters; here are 501')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it('shows what the server refuses at its line', async () => {
    open(aDraft());
    const details = [{ path: 'lines.0.discount', message: 'More than the line' }];
    api.use(
      http.put('*/api/v1/billing/invoices/:id', () =>
        HttpResponse.json(
          { status: 400, request_id: 'r-1', code: 'invalid', error: 'Some of what was sent is not valid', details },
          { status: 400 },
        ),
      ),
    );
    const first = await line(1);
    fireEvent.change(first.getByLabelText('Discount'), { target: { value: '451' } });
    await userEvent.click(button('Save changes'));
    expect(await first.findByText('More than the line')).toBeInTheDocument();
  });

  it('has its lines put in order by keys and removed, and the focus stays with them', async () => {
    const sent = open(
      aDraft({ lines: ['A', 'B', 'C'].map((description) => viewOf({ ...backup, description }, description)) as never }),
    );
    const second = (await line(2)).getByLabelText('Quantity');
    second.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(lines()).toEqual(['B', 'A', 'C']);
    expect(second).toHaveFocus();
    expect(second).toHaveValue('1');
    button('Move line 2 of 3').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(lines()).toEqual(['B', 'C', 'A']);
    expect(button('Move line 3 of 3')).toHaveFocus();
    await userEvent.click(button('Remove line 3'));
    expect((await line(2)).getByLabelText('Description')).toHaveFocus();
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(sent).toMatchObject([{ lines: [{ description: 'B' }, { description: 'C' }] }]));
  });

  it('asks before Escape takes back what was typed', async () => {
    const sent = open(aDraft());
    const words = (await line(1)).getByLabelText('Description');
    await userEvent.type(words, '!{Escape}');
    const leave = async (answer: string) => {
      const asked = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
      await userEvent.click(asked.getByRole('button', { name: answer }));
    };
    await leave('Keep editing');
    expect(lines()).toEqual(['Managed backup, November!']);
    words.focus();
    await userEvent.keyboard('{Escape}');
    await leave('Leave without saving');
    await waitFor(() => expect(lines()).toEqual(['Managed backup, November']));
    expect(button('Save changes')).toBeDisabled();
    expect(sent).toEqual([]);
  });

  it('shows another user’s change while nothing is typed here, and compares with what was opened else', async () => {
    const opened = aDraft({ notes: '' });
    const bodies: unknown[] = [];
    api.use(
      http.put('*/api/v1/billing/invoices/:id', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ data: { ...opened, version: 4 } });
      }),
    );
    function Page() {
      const [invoice, setInvoice] = useState(opened);
      const hear = () => setInvoice((now) => ({ ...now, notes: `Theirs, ${now.version}`, version: now.version + 1 }));
      return (
        <>
          <button onClick={hear}>News</button>
          <DraftSheet invoice={invoice} />
        </>
      );
    }
    showScreen(Page, '/', '/');
    fireEvent.click(await screen.findByText('News'));
    await waitFor(() => expect(screen.getByLabelText('Notes')).toHaveValue('Theirs, 1'));
    fireEvent.change(screen.getByLabelText('Tax in percent'), { target: { value: '7' } });
    fireEvent.click(screen.getByText('News'));
    expect(screen.getByLabelText('Notes')).toHaveValue('Theirs, 1');
    await userEvent.click(button('Save changes'));
    await waitFor(() => expect(bodies).toEqual([{ tax_rate: 7, version: 2 }]));
  });

  it('takes as many lines as the contract does, and says so', async () => {
    open(
      aDraft({
        lines: Array.from({ length: MAX_INVOICE_LINES - 1 }, (_, index) => viewOf(backup, String(index))) as never,
      }),
    );
    const add = await screen.findByText('Add line'); // by roles it takes minutes to find among so many fields
    fireEvent.click(add);
    expect(document.querySelectorAll('.draft-line__words input')).toHaveLength(100);
    expect(add.closest('button')).toBeDisabled();
    expect(screen.getByText('At most 100 lines')).toBeInTheDocument();
  });

  it('takes the price of its deal as a line', async () => {
    const [deal] = (money.deals = [aDeal({ number: 'D-0012', title: 'Managed backup', amount: 450, setup_fee: 0 })]);
    open(aDraft({ deal_id: deal?.id ?? null }));
    fireEvent.change(await screen.findByLabelText('Notes'), { target: { value: 'Thank you' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Add from…' }));
    await screen.findByRole('menuitem');
    await userEvent.keyboard('{Escape}'); // closes the menu, and takes nothing back
    expect(screen.queryByText('Leave without saving?')).not.toBeInTheDocument();
    await userEvent.click(button('Add from…'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'D-0012 Managed backup, $450.00' }));
    expect((await line(2)).getByLabelText('Price')).toHaveValue('450.00');
    expect(total()).toHaveTextContent('Total$900.00');
  });

  it('sends no untouched lines at its end, but those between, which are refused by their number', () => {
    const untouched = { quantity: 1, discount: null };
    expect(draftOf({ lines: [backup, untouched] })['lines']).toEqual([backup]);
    expect(draftOf({ lines: [untouched, backup] })['lines']).toHaveLength(2);
  });
});
