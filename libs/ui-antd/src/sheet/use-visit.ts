import { opensInSheet } from '@portal/ui';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Whether a press asks for the page itself, in a tab or window of its own. */
export const asksForPage = (event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Goes to an address as its link would: a record opens in a sheet where the screen has them. */
export function useVisit(): (address: string, event?: MouseEvent) => void {
  const navigate = useNavigate();
  return (address, event) => {
    if ((event && asksForPage(event)) || !opensInSheet(address)) void navigate(address);
  };
}
