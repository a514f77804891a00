import { openSheetOf } from '@portal/ui-antd';
import { useCallback, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { usePrefetchScreens } from './use-prefetch-screens.js';

/**
 * The sheets of records over a screen that doesn't wait for their code: it is fetched once the user does something, or
 * at once where the address names an open record. Until then names of records lead to their pages.
 */
export function LaterSheets({ load }: { load: () => Promise<ComponentType> }) {
  const [Sheets, setSheets] = useState<ComponentType>();
  const fetchSheets = useCallback(() => load().then((Loaded) => setSheets(() => Loaded)), [load]);
  usePrefetchScreens(useMemo(() => [fetchSheets], [fetchSheets]));
  const isOpen = openSheetOf(useLocation().search) !== undefined;
  useEffect(() => {
    if (isOpen) void fetchSheets();
  }, [isOpen, fetchSheets]);
  return Sheets ? <Sheets /> : null;
}
