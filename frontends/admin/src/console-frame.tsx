import { inScreenFrame } from '@portal/features';
import { ListToolbar } from '@portal/ui-antd';
import type { ComponentType } from 'react';
import { SavedViewsMenu } from './features/saved-views/saved-views-menu.js';
import { RecordsInSheets } from './records-in-sheets.js';

const tools = <SavedViewsMenu />;

/** A screen of the console in its frame; its lists offer saved views, and the records that it names open in sheets. */
export const inConsoleFrame = (Screen: ComponentType): ComponentType =>
  inScreenFrame(function ConsoleScreen() {
    return (
      <>
        <ListToolbar value={tools}>
          <Screen />
        </ListToolbar>
        <RecordsInSheets />
      </>
    );
  });

/** The sheets over a screen without the frame. */
export const ConsoleSheets = inScreenFrame(RecordsInSheets);
