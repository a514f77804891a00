import { useFocusBack } from '@portal/ui-antd';
import type { ReactNode } from 'react';

/** Sheets over a screen, of which one may follow on another: after the last the focus goes back. */
export function FocusKept({ find, children }: { find: () => HTMLElement | null; children: ReactNode }) {
  useFocusBack(find);
  return children;
}
