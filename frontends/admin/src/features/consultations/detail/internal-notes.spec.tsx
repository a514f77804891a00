import { consultationQueries, keepScreenWhile, releaseScreen, useSessionEnded } from '@portal/data-access';
import { aConsultation, anAdmin, http, HttpResponse, startFakeApi } from '@portal/testing';
import { unsavedWork } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router';
import { showScreen } from '@portal/features/testing';
import { ConsultationDetailPage } from './consultation-detail.js';

const request = aConsultation({ internal_notes: 'Called once.' });
const admin = anAdmin();
const { api, data } = startFakeApi(() => admin);
beforeEach(() => {
  sessionStorage.clear();
  data.consultations = [request];
});

function Screen() {
  const client = useQueryClient();
  return (
    <>
      <Link to="/admin/elsewhere">Elsewhere</Link>
      <button onClick={() => void client.invalidateQueries({ queryKey: consultationQueries.all })}>Refresh</button>
      <ConsultationDetailPage />
    </>
  );
}
const show = () => showScreen(Screen, '/admin/consultations/:id', `/admin/consultations/${request.id}`);

describe('Internal notes', () => {
  it('are not lost while somebody else saves other notes: both are shown', async () => {
    show();
    await userEvent.type(await screen.findByLabelText('Internal notes'), ' Left a message.');
    Object.assign(request, { internal_notes: 'Wants a quote.', version: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByRole('radio', { name: /Theirs\s*Wants a quote\./ })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(request.internal_notes).toBe('Called once. Left a message.'));
  });

  it('are not left behind unsaved without a question', async () => {
    const router = show();
    await userEvent.type(await screen.findByLabelText('Internal notes'), '!');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/admin/consultations/${request.id}`));
  });

  it('are there again after a reload, and a refusal of them is said', async () => {
    show();
    await userEvent.type(await screen.findByLabelText('Internal notes'), ' Call again.');
    const typed = screen.getByLabelText<HTMLTextAreaElement>('Internal notes').value;
    cleanup();
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Internal notes')).toHaveValue(typed);
    api.use(http.put('*/api/v1/consultation-requests/:id', () => HttpResponse.json({ error: 'No' }, { status: 409 })));
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No');
    expect(screen.getByLabelText('Internal notes')).toHaveValue(typed);
  });

  it('keep the screen when the session ends while they are being saved', async () => {
    keepScreenWhile(unsavedWork.exists);
    api.use(
      http.put('*/api/v1/consultation-requests/:id', () => HttpResponse.json({ error: 'Ended' }, { status: 401 })),
    );
    const ended = renderHook(() => useSessionEnded());
    show();
    await userEvent.type(await screen.findByLabelText('Internal notes'), ' Call again.');
    await userEvent.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(ended.result.current).toBe(true));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Internal notes').value).toMatch(/Call again\.$/);
    act(() => releaseScreen('left'));
    keepScreenWhile(() => false);
  });
});
