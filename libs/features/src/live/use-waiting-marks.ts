import { useWaitingChanges } from '@portal/data-access';
import type { ChangeMarks } from '@portal/ui-antd';
import { useMemo } from 'react';

const waiting = { text: 'Waiting to be sent', glowing: false };

/** The marks of a screen's rows, with those whose change waits until the device is online again. */
export function useWaitingMarks(marks: ChangeMarks): ChangeMarks {
  const { ids } = useWaitingChanges();
  return useMemo(
    () => (ids.size === 0 ? marks : new Map([...marks, ...[...ids].map((id) => [id, waiting] as const)])),
    [marks, ids],
  );
}
