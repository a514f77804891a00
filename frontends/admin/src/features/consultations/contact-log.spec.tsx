import { aConsultation, anAdmin, aPage, anId, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showScreen } from '@portal/features/testing';
import { ContactLog } from './contact-log.js';

const request = aConsultation({ preferred_contact_method: 'phone' });
const { api } = startFakeApi(anAdmin);

it('notes how, when and what was said, and shows it', async () => {
  const contacts: object[] = [];
  api.use(
    http.get('*/contacts', () => HttpResponse.json(aPage(contacts))),
    http.post('*/contacts', async ({ request: call }) => {
      const body = (await call.json()) as object;
      const at = request.created_at;
      contacts.push({
        id: anId(),
        author_id: anId(),
        author_name: 'Avery Cole',
        contacted_at: at,
        created_at: at,
        ...body,
      });
      return HttpResponse.json({ data: contacts[0] }, { status: 201 });
    }),
  );
  showScreen(() => <ContactLog request={request} />, '/', '/');
  expect(await screen.findByText(/Nobody has noted a call or message yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Log a call or message' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Log it' }));
  expect(await screen.findByText('Please say what was said')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('What was said'));
  await userEvent.paste('The terminal drops out each morning.');
  await userEvent.click(screen.getByRole('button', { name: 'Log it' }));
  expect(await screen.findByText('The terminal drops out each morning.', { selector: 'li *' })).toBeInTheDocument();
  expect(contacts).toMatchObject([{ way: 'call', note: 'The terminal drops out each morning.' }]);
});
