import { drafts, useMediaQuery, useTheme } from '@portal/ui';
import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo, type ReactNode } from 'react';
import { antdThemeFor } from './antd-theme.js';
import { PersonContext } from './form/person.js';
import { UnsavedChangesGuard } from './form/unsaved-changes.js';
import { TimeStyleContext } from './time/time-style.js';
import './kit.css';

interface AntdProviderProps {
  /** The person's own time zone from the profile; the browser's without one. */
  timeZone?: string | null | undefined;
  /** The id of the signed-in user, to whom drafts are bound. */
  person?: string | undefined;
  children: ReactNode;
}

/**
 * What a remote built on antd stands in: the theme, light or dark, dialogs, the guard of unsaved
 * forms, and the zone times are shown in.
 */
export function AntdProvider({ timeZone, person, children }: AntdProviderProps) {
  const { theme } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const config = useMemo(() => antdThemeFor(theme, !isStill), [theme, isStill]);
  const timeStyle = useMemo(() => (timeZone ? { timeZone } : {}), [timeZone]);
  useEffect(() => {
    if (person) drafts.clear(person);
  }, [person]);
  return (
    <ConfigProvider theme={config} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      <App component={false}>
        <UnsavedChangesGuard>
          <PersonContext value={person}>
            <TimeStyleContext value={timeStyle}>{children}</TimeStyleContext>
          </PersonContext>
        </UnsavedChangesGuard>
      </App>
    </ConfigProvider>
  );
}
