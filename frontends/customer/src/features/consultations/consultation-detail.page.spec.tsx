import { aConsultation, aFreeSlot, aMeeting, anAdmin, aUser, startFakeApi } from '@portal/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { findRichText, showScreen, writeText } from '@portal/features/testing';
import { ConsultationDetailPage } from './consultation-detail.page.js';

jest.mock('@portal/wizard', () => ({ ConsultationWizard: () => null }));

const dana = aUser();
const { data } = startFakeApi(() => dana);

const show = (own: Parameters<typeof aConsultation>[0] = {}) => {
  const request = aConsultation({ customer_id: dana.id, ...own });
  data.consultations = [request];
  showScreen(ConsultationDetailPage, '/customer/consultations/:id', `/customer/consultations/${request.id}`);
  return request;
};

const more = async () => userEvent.click(await screen.findByRole('button', { name: /^More for C-/ }));
const pressCancel = async () => {
  await more();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel request' }));
};

describe('A request of the customer', () => {
  it('can be edited and cancelled by its customer while it is pending', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Edit request' })).toBeInTheDocument();
    await more();
    expect(await screen.findByRole('menuitem', { name: 'Cancel request' })).toBeInTheDocument();
  });

  it('can only be cancelled once work has begun, and not at all once it is closed', async () => {
    const request = show({ status: 'in_progress' });
    await pressCancel();
    expect(await screen.findByRole('dialog', { name: /^Cancel request C-/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Edit request' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(request.status).toBe('cancelled'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^More for/ })).not.toBeInTheDocument());
  });

  it('takes no unsent answer into the next request', async () => {
    const [first, next] = [
      aConsultation({ customer_id: dana.id }),
      aConsultation({ customer_id: dana.id, title: 'Next' }),
    ];
    data.consultations = [first, next];
    const path = '/customer/consultations';
    const router = showScreen(ConsultationDetailPage, `${path}/:id`, `${path}/${first.id}`);
    await writeText('Answer', 'Here is the log.');
    act(() => void router.navigate(`${path}/${next.id}`));
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await screen.findByRole('heading', { name: 'Next' });
    expect(await findRichText('Answer')).not.toHaveTextContent('Here is the log.');
  });

  it('says which meeting goes with a request that is cancelled', async () => {
    const time = aFreeSlot('2099-01-12T14:00:00.000Z');
    const request = show({ status: 'scheduled', next_meeting_at: time.starts_at, next_meeting_status: 'confirmed' });
    data.meetings = [aMeeting({ consultation_id: request.id, ...time })];
    await pressCancel();
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /cancels the meeting on Monday, January 12, 9:00.{1,3}9:30.AM EST with Avery Cole/,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(request.status).toBe('cancelled'));
  });

  it('is only read by a colleague who sees it as primary contact', async () => {
    data.user = aUser({ contact_flags: ['primary'], company_id: dana.company_id });
    show({ company_id: dana.company_id });
    await screen.findByRole('heading', { name: 'Server keeps restarting' });
    expect(screen.queryByRole('button', { name: 'Edit request' })).not.toBeInTheDocument();
  });

  it('can be changed by an admin too', async () => {
    data.user = anAdmin();
    show();
    expect(await screen.findByRole('button', { name: 'Edit request' })).toBeInTheDocument();
  });

  it('refuses an empty title beside the field, in the words of the contract', async () => {
    const request = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit request' }));
    await userEvent.clear(await screen.findByLabelText('Title'));
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Required')).toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Title'), 'Better title');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(request.title).toBe('Better title'));
  });

  it('warns before typed changes are thrown away', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit request' }));
    await userEvent.type(await screen.findByLabelText('Title'), '!');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Title')).toHaveValue('Server keeps restarting!');
  });
});
