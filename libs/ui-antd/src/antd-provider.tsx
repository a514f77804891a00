import { useTheme } from '@portal/ui';
import { App, ConfigProvider } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { antdThemeFor } from './antd-theme.js';
import { UnsavedChangesGuard } from './form/unsaved-changes.js';
import { TimeStyleContext } from './time/time-style.js';
import './kit.css';

interface AntdProviderProps {
  /** The person's own time zone from the profile; the browser's without one. */
  timeZone?: string | null | undefined;
  children: ReactNode;
}

/**
 * What a remote built on antd stands in: the theme, light or dark, dialogs, the guard of unsaved
 * forms, and the zone times are shown in.
 */
export function AntdProvider({ timeZone, children }: AntdProviderProps) {
  const { theme } = useTheme();
  const config = useMemo(() => antdThemeFor(theme), [theme]);
  const timeStyle = useMemo(() => (timeZone ? { timeZone } : {}), [timeZone]);
  return (
    <ConfigProvider theme={config} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <App component={false}>
        <UnsavedChangesGuard>
          <TimeStyleContext value={timeStyle}>{children}</TimeStyleContext>
        </UnsavedChangesGuard>
      </App>
    </ConfigProvider>
  );
}
