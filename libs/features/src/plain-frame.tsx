import { useSession } from '@portal/data-access';
import { ScreenContext } from '@portal/ui-antd';
import type { ComponentType } from 'react';

/** Puts a screen that has no part of antd into the person's time zone; a first screen doesn't wait for antd then. */
export const inPlainFrame = (Screen: ComponentType): ComponentType =>
  function PlainScreen() {
    const { user } = useSession();
    return (
      <ScreenContext timeZone={user?.time_zone} person={user?.id}>
        <Screen />
      </ScreenContext>
    );
  };
