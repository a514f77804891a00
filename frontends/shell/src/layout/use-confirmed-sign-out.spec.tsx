import { createQueryClient } from '@portal/data-access';
import { http, HttpResponse, startFakeApi } from '@portal/testing';
import { unsavedWork } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SignOutQuestion } from './root-layout.js';
import { useConfirmedSignOut } from './use-confirmed-sign-out.js';

const { api } = startFakeApi();
let ended: number;

beforeEach(() => {
  ended = 0;
  api.use(
    http.delete('*/api/v1/auth/session', () => {
      ended += 1;
      return HttpResponse.json({ error: 'Not now' }, { status: 503 }); // without it the page would be reloaded
    }),
  );
});
afterEach(() => unsavedWork.abandon());

function Header() {
  const { leave, isConfirming, leaveAnyway, stay } = useConfirmedSignOut();
  return (
    <>
      <button type="button" onClick={leave}>
        Sign Out
      </button>
      {isConfirming ? <SignOutQuestion onStay={stay} onLeave={leaveAnyway} /> : null}
    </>
  );
}

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Header />
    </QueryClientProvider>,
  );
const signOut = () => userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));

describe('Signing out', () => {
  it('asks first while something typed stands on the screen', async () => {
    unsavedWork.watch(() => true);
    show();
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(ended).toBe(0);
    await signOut();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out without saving' }));
    await waitFor(() => expect(ended).toBeGreaterThan(0));
  });

  it('asks nothing where nothing would be lost', async () => {
    show();
    await signOut();
    await waitFor(() => expect(ended).toBeGreaterThan(0));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
