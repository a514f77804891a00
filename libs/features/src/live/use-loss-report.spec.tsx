import { useConnection } from '@portal/realtime';
import { Toaster } from '@portal/ui';
import { render, screen } from '@testing-library/react';
import { useLossReport } from './use-loss-report.js';

jest.mock('@portal/realtime', () => ({ useConnection: jest.fn() }));
const network = jest.spyOn(navigator, 'onLine', 'get');

function Screen() {
  useLossReport();
  return <Toaster />;
}

function lose({ isOnline }: { isOnline: boolean }): void {
  network.mockReturnValue(true);
  jest.mocked(useConnection).mockReturnValue({ status: 'live', message: null });
  const { rerender } = render(<Screen />);
  network.mockReturnValue(isOnline);
  jest.mocked(useConnection).mockReturnValue({ status: 'offline', message: 'Real-time unavailable' });
  rerender(<Screen />);
}

describe('the loss of live changes', () => {
  it('is said without a network by the page’s notice alone', () => {
    lose({ isOnline: false });
    expect(screen.queryByText('Real-time unavailable')).not.toBeInTheDocument();
  });

  it('is said by a toast while the network is there', () => {
    lose({ isOnline: true });
    expect(screen.getByText('Real-time unavailable')).toBeInTheDocument();
  });
});
