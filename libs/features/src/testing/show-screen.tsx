import { inScreenFrame } from '../screen-frame.js';
import { useRealtimeConnection } from '@portal/realtime';
import { Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { clientWithoutPauses } from './caches.js';

/** Holds the page's socket open as the shell does. */
function Connected() {
  useRealtimeConnection();
  return null;
}

/** Shows a screen of portal or console as the shell would: signed in, at an address, with its socket and toasts. */
export function showScreen(Screen: ComponentType, path: string, address: string, client = clientWithoutPauses()) {
  document.cookie = 'signed_in=1';
  const router = createMemoryRouter([{ path, Component: inScreenFrame(Screen) }], { initialEntries: [address] });
  render(
    <QueryClientProvider client={client}>
      <Connected />
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return router;
}
