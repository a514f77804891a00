import { useSession } from '@portal/data-access';
import { AntdProvider } from '@portal/ui-antd';
import type { ComponentType } from 'react';

/** Puts a screen of the portal into its theme and the person's time zone. */
export function inPortalFrame(Screen: ComponentType): ComponentType {
  return function PortalScreen() {
    const { user } = useSession();
    return (
      <AntdProvider timeZone={user?.time_zone}>
        <Screen />
      </AntdProvider>
    );
  };
}
