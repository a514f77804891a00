import { ApiError, createQueryClient, keepScreenWhile, projectQueries, releaseScreen } from '@portal/data-access';
import { aChange, aProject, startFakeApi } from '@portal/testing';
import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useChannel } from './use-channel.js';
import { useRealtimeConnection } from './use-connection.js';

const { api, live, rows } = startFakeApi();
const project = aProject({ name: 'New tills' });
let requested: string[] = [];

beforeEach(() => {
  rows.projects = [{ ...project }];
  requested = [];
  api.events.on('request:start', ({ request }) => void requested.push(new URL(request.url).pathname));
});
afterEach(() => api.events.removeAllListeners());

function Screen() {
  const { status } = useRealtimeConnection();
  const { data } = useQuery(projectQueries.detail(project.id));
  useChannel('projects');
  return <p>{`${data?.name ?? 'nothing'}, ${status}`}</p>;
}

const renamed = (name: string, version: number) =>
  aChange({ table: 'projects', record: { ...project, id: project.id, name, version } });

async function open(): Promise<QueryClient> {
  const cache = createQueryClient();
  render(
    <QueryClientProvider client={cache}>
      <Screen />
    </QueryClientProvider>,
  );
  await screen.findByText('New tills, live');
  await live.joined('projects');
  return cache;
}

const fetches = () => requested.filter((path) => path.endsWith(project.id)).length;

describe('a screen on a real socket (specification, section 9; decisions, section 8)', () => {
  it('joins from the position of what it fetched, and takes a change without fetching', async () => {
    await open();
    expect(live.joins).toEqual([{ channel: 'projects', last_seq: 1 }]);
    live.change('projects', renamed('Newer tills', 2));
    expect(await screen.findByText('Newer tills, live')).toBeInTheDocument();
    expect(fetches()).toBe(1);
  });

  it('says offline when the line is cut, and has what it missed when it is back', async () => {
    await open();
    live.cut();
    expect(await screen.findByText('New tills, offline')).toBeInTheDocument();
    live.change('projects', renamed('Missed tills', 2));
    live.restore();
    expect(await screen.findByText('Missed tills, live')).toBeInTheDocument();
    expect(live.joins).toEqual([
      { channel: 'projects', last_seq: 1 },
      { channel: 'projects', last_seq: 1 },
    ]);
    expect(fetches()).toBe(1);
  });

  it('is closed while the session has ended above a kept screen, and live again after it', async () => {
    const cache = await open();
    keepScreenWhile(() => true);
    const refused = { queryKey: ['refused'], queryFn: () => Promise.reject(new ApiError(401, 'No active session')) };
    await act(() => cache.query({ ...refused, retry: false }).catch(() => undefined));
    expect(await screen.findByText('New tills, testing')).toBeInTheDocument();
    act(() => releaseScreen('signed_in'));
    expect(await screen.findByText('New tills, live')).toBeInTheDocument();
    await waitFor(() => expect(live.joins).toHaveLength(2));
    keepScreenWhile(() => false);
  });

  it('fetches anew what the server can’t replay', async () => {
    await open();
    rows.projects = [{ ...project, name: 'Fetched tills' }];
    live.resync('projects');
    expect(await screen.findByText('Fetched tills, live')).toBeInTheDocument();
    await waitFor(() => expect(fetches()).toBe(2));
  });
});
