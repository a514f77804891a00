import type { ClosedDayView } from '@portal/contracts';
import { anAdmin, anId, aProblem, http, HttpResponse, startFakeApi } from '@portal/testing';
import { dayFromNow } from '@portal/testing/clock';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ClosedDaysPage } from './closed-days.page.js';

const { api } = startFakeApi(anAdmin);
let days: ClosedDayView[];

beforeEach(() => {
  days = [
    { id: null, day: dayFromNow(-30), name: 'A holiday that is past' },
    { id: null, day: dayFromNow(3), name: 'Thanksgiving' },
    { id: anId(), day: dayFromNow(5), name: 'Inventory' },
  ];
  api.use(
    http.get('*/api/v1/closed-days', () => HttpResponse.json({ data: days })),
    http.post('*/api/v1/closed-days', async ({ request }) => {
      const input = (await request.json()) as Omit<ClosedDayView, 'id'>;
      if (days.some(({ day }) => day === input.day))
        return HttpResponse.json(aProblem({ code: 'duplicate', status: 409 }), { status: 409 });
      days = [...days, { id: anId(), ...input }];
      return HttpResponse.json({ data: days.at(-1) }, { status: 201 });
    }),
    http.delete('*/api/v1/closed-days/:id', ({ params }) => {
      days = days.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ data: { id: params['id'] } });
    }),
  );
});

const show = () => showScreen(ClosedDaysPage, '/admin/support/closed-days', '/admin/support/closed-days');

describe('Closed days', () => {
  it('are the federal holidays to come, which stay, and what was added', async () => {
    show();
    expect(await screen.findByText('Thanksgiving')).toBeInTheDocument();
    expect(screen.queryByText('A holiday that is past')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Thanksgiving' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Inventory' }));
    await waitFor(() => expect(screen.queryByText('Inventory')).not.toBeInTheDocument());
  });

  it('are added once', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText('Day'));
    await userEvent.type(dialog.getByLabelText('Day'), dayFromNow(5));
    await userEvent.type(dialog.getByLabelText('Why'), 'Again');
    await userEvent.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(await dialog.findByRole('alert')).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('Day'));
    await userEvent.type(dialog.getByLabelText('Day'), dayFromNow(9));
    await userEvent.click(dialog.getByRole('button', { name: 'Add day' }));
    expect(await screen.findByText('Day added successfully.')).toBeInTheDocument();
    expect(await screen.findByText('Again')).toBeInTheDocument();
  });
});
