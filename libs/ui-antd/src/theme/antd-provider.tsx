import { StyleProvider } from '@ant-design/cssinjs';
import { useMediaQuery, useTheme } from '@portal/ui';
import { App, ConfigProvider } from 'antd';
import { useEffect, useMemo } from 'react';
import { antdThemeFor } from './antd-theme.js';
import { UnsavedChangesGuard } from '../form/drafts/unsaved-changes.js';
import { keptStyles } from './kept-styles.js';
import { titleCutText } from './title-of-cut-text.js';
import { ScreenContext, type ScreenContextProps } from '../screen-context.js';

/** Tab leaves a select of several: antd would choose what is highlighted, and stay. */
function leaveByTab(event: KeyboardEvent): void {
  const { key, target } = event;
  if (key === 'Tab' && target instanceof Element && target.closest('.ant-select-multiple')) event.stopPropagation();
}

/**
 * What a screen built on antd stands in: the theme, light or dark, dialogs, the guard of unsaved
 * forms, and the zone times are shown in.
 */
export function AntdProvider(props: ScreenContextProps) {
  const { theme } = useTheme();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const touch = useMediaQuery('(pointer: coarse)');
  useEffect(() => {
    document.addEventListener('keydown', leaveByTab, true);
    document.addEventListener('pointerover', titleCutText);
    return () => {
      document.removeEventListener('keydown', leaveByTab, true);
      document.removeEventListener('pointerover', titleCutText);
    };
  }, []);
  const config = useMemo(() => antdThemeFor({ theme, motion: !isStill, touch }), [theme, isStill, touch]);
  return (
    <StyleProvider cache={keptStyles}>
      <ConfigProvider
        theme={config}
        button={{ autoInsertSpace: false }}
        wave={{ disabled: true }}
        // typing finds a choice by its label; by touch the keyboard would cover the choices
        select={{ showSearch: touch ? false : { optionFilterProp: 'label' } }}
      >
        <App component={false}>
          <UnsavedChangesGuard>
            <ScreenContext {...props} />
          </UnsavedChangesGuard>
        </App>
      </ConfigProvider>
    </StyleProvider>
  );
}
