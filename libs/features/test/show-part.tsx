import { toast, Toaster } from '@portal/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { inScreenFrame } from '../src/screen-frame.js';
import { clientWithoutPauses } from '../src/testing/caches.js';

/** Shows a part of a screen as portal and console do: signed in, in the theme, with dialogs and toasts, at an address. */
export function showPart(part: ReactNode, client = clientWithoutPauses(), address = '/'): void {
  document.cookie = 'signed_in=1';
  toast.clear();
  const router = createMemoryRouter([{ path: '*', Component: inScreenFrame(() => part) }], {
    initialEntries: [address],
  });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
}
