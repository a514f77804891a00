import { aDealDocument, aUser, http, HttpResponse, startFakeApi } from '@portal/testing';
import { useSession } from '@portal/data-access';
import { showScreen } from '@portal/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SignDocument } from './use-signing.js';

const { api } = startFakeApi(() => aUser({ first_name: 'Dana', last_name: 'Willis' }));
const contract = aDealDocument();
const sent: unknown[] = [];

/** The dialog, opened by a person whose name is known. */
function SignedIn() {
  const { user } = useSession();
  return user ? <SignDocument document={contract} onClose={() => undefined} /> : null;
}

/** Opens the dialog and types a name into it. */
const signAs = async (name: string) => {
  api.use(
    http.post('*/api/v1/deals/deal-documents/:id/sign', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ data: contract });
    }),
  );
  showScreen(SignedIn, '/', '/');
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText('Your full name');
  await waitFor(() => expect(field).toHaveValue('Dana Willis'));
  await userEvent.clear(field);
  await userEvent.type(field, name);
  return dialog;
};
const confirming = (dialog: ReturnType<typeof within>) => dialog.queryByRole('checkbox', { name: /^I sign as/ });

describe('A document is signed', () => {
  beforeEach(() => void sent.splice(0));

  it.each(['Dana Willis', 'Dana R. Willis'])('by “%s”, which resembles the account’s name', async (name) => {
    const dialog = await signAs(name);
    expect(confirming(dialog)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole('checkbox'));
    await userEvent.click(dialog.getByRole('button', { name: 'Sign document' }));
    await waitFor(() => expect(sent).toEqual([{ name, agreed: true, sha256: contract.sha256 }]));
  });

  it.each(['M', 'Dana', 'D. W.', 'Max Power'])(
    'by “%s” only with a confirmation that it signs for the account',
    async (name) => {
      const dialog = await signAs(name);
      const confirm = confirming(dialog);
      expect(confirm).toHaveAccessibleName(`I sign as ${name} for Dana Willis`);
      await userEvent.click(dialog.getByRole('checkbox', { name: /sign it electronically/ }));
      if (confirm) await userEvent.click(confirm);
      await userEvent.click(dialog.getByRole('button', { name: 'Sign document' }));
      await waitFor(() => expect(sent).toEqual([{ name, confirmed: true, agreed: true, sha256: contract.sha256 }]));
    },
  );
});
