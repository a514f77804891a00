import { useSession } from '@portal/data-access';
import { ScreenContext } from '@portal/ui-antd';
import type { ComponentType } from 'react';
import { LaterSheets } from './later-sheets.js';

/**
 * Puts a screen that has no part of antd into the person's time zone; a first screen doesn't wait for antd then. `loadSheets`
 * has the sheets that records open in over it.
 */
export const inPlainFrame = (Screen: ComponentType, loadSheets: () => Promise<ComponentType>): ComponentType =>
  function PlainScreen() {
    const { user } = useSession();
    return (
      <ScreenContext timeZone={user?.time_zone} person={user?.id}>
        <Screen />
        <LaterSheets load={loadSheets} />
      </ScreenContext>
    );
  };
