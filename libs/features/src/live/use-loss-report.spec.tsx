import { createQueryClient } from '@portal/data-access';
import { useRealtimeConnection } from '@portal/realtime';
import { startFakeApi } from '@portal/testing';
import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useLossReport } from './use-loss-report.js';

const { live } = startFakeApi();
const network = jest.spyOn(navigator, 'onLine', 'get');

function Screen() {
  const { status } = useRealtimeConnection();
  useLossReport();
  return (
    <>
      <p>{status}</p>
      <Toaster />
    </>
  );
}

async function lose({ isOnline }: { isOnline: boolean }): Promise<void> {
  network.mockReturnValue(true);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await screen.findByText('live');
  network.mockReturnValue(isOnline);
  live.cut();
  await screen.findByText('offline');
}

describe('the loss of live changes', () => {
  it('is said without a network by the page’s notice alone', async () => {
    await lose({ isOnline: false });
    expect(screen.queryByText('Real-time unavailable')).not.toBeInTheDocument();
  });

  it('is said by a toast while the network is there', async () => {
    await lose({ isOnline: true });
    expect(await screen.findByText('Real-time unavailable')).toBeInTheDocument();
  });
});
