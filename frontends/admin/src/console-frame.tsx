import { inScreenFrame } from '@portal/features';
import { ListToolbar } from '@portal/ui-antd';
import type { ComponentType } from 'react';
import { SavedViewsMenu } from './features/saved-views/saved-views-menu.js';

const tools = <SavedViewsMenu />;

/** A screen of the console in its frame; its lists offer saved views. */
export const inConsoleFrame = (Screen: ComponentType): ComponentType =>
  inScreenFrame(function ConsoleScreen() {
    return (
      <ListToolbar value={tools}>
        <Screen />
      </ListToolbar>
    );
  });
