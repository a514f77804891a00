import type { SavedViewView } from '@portal/contracts';
import { showScreen } from '@portal/features/testing';
import { aChange, anAdmin, anId, aPage, http, HttpResponse, startFakeApi } from '@portal/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SavedViewsMenu } from './saved-views-menu.js';

const admin = anAdmin();
const { api, live } = startFakeApi(() => admin);

const aView = (given: Partial<SavedViewView>): SavedViewView => ({
  id: anId(),
  path: '/admin/projects',
  name: 'Late ones',
  search: 'health=at_risk&status=active',
  is_shared: false,
  owner_id: admin.id,
  owner_name: 'Avery Cole',
  created_at: '2026-11-02T15:00:00.000Z',
  updated_at: '2026-11-02T15:00:00.000Z',
  version: 1,
  ...given,
});

let views: SavedViewView[];
let sent: unknown;
beforeEach(() => {
  views = [aView({}), aView({ name: 'Everybody’s', search: 'status=planned', is_shared: true, owner_id: anId() })];
  api.use(
    http.get('*/api/v1/saved-views', () => HttpResponse.json(aPage(views))),
    http.post('*/api/v1/saved-views', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ data: aView({}) }, { status: 201 });
    }),
    http.delete('*/api/v1/saved-views/:id', ({ params }) => {
      views = views.filter(({ id }) => id !== params['id']);
      return HttpResponse.json({ data: { id: params['id'] } });
    }),
  );
});

const show = (search = '') => showScreen(SavedViewsMenu, '/admin/projects', `/admin/projects${search}`);
const item = (name: string) => screen.findByRole('menuitem', { name });

describe('the saved views of a list', () => {
  it('open their filters, one’s own and those of colleagues', async () => {
    const router = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    expect(await screen.findByText('Shared by colleagues')).toBeInTheDocument();
    await userEvent.click(await item('Late ones'));
    await waitFor(() => expect(router.state.location.search).toBe('?health=at_risk&status=active'));
    expect(await screen.findByRole('button', { name: 'Saved views: Late ones' })).toHaveFocus();
  });

  it('keep what the list shows now and its groups, without its page and the form that is open on it', async () => {
    show('?status=on_hold&page=2&health=at_risk&groupBy=priority&new=');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    await userEvent.click(await item('Save this view'));
    await userEvent.type(await screen.findByLabelText('Name'), 'On hold');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Share it with all admins' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
    expect(await screen.findByText('View saved')).toBeInTheDocument();
    expect(sent).toEqual({
      path: '/admin/projects',
      name: 'On hold',
      search: 'groupBy=priority&health=at_risk&status=on_hold',
      is_shared: true,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Saved views/ })).toHaveFocus());
  });

  it('are deleted after a question, without Undo, because a view does not come back', async () => {
    show('?health=at_risk&status=active');
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views: Late ones' }));
    await userEvent.click(await item('Delete view'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete view' }));
    expect(await screen.findByText('View deleted')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await waitFor(() => expect(views.map(({ name }) => name)).toEqual(['Everybody’s']));
  });

  it('show at once what a colleague shares', async () => {
    show();
    await live.joined('saved_views');
    const shared = aView({ name: 'New from Robin', search: 'priority=high', is_shared: true, owner_id: anId() });
    views.push(shared);
    live.change('saved_views', aChange({ event: 'INSERT', table: 'saved_views', record: { ...shared } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    expect(await item('New from Robin')).toBeInTheDocument();
  });
});
