import { useSession } from '@portal/data-access';
import { AntdProvider } from '@portal/ui-antd';
import type { ComponentType } from 'react';

/** Puts a screen of portal or console into the theme and the person's time zone. */
export const inScreenFrame = <Props extends object>(Screen: ComponentType<Props>): ComponentType<Props> =>
  function FramedScreen(props) {
    const { user } = useSession();
    return (
      <AntdProvider timeZone={user?.time_zone} person={user?.id}>
        <Screen {...props} />
      </AntdProvider>
    );
  };
