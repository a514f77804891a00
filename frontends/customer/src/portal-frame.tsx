import { inScreenFrame } from '@portal/features';
import type { ComponentType } from 'react';
import { RecordsInSheets } from './records-in-sheets.js';

/** A screen of the portal in its frame; the records that it names open in sheets. */
export const inPortalFrame = (Screen: ComponentType): ComponentType =>
  inScreenFrame(function PortalScreen() {
    return (
      <>
        <Screen />
        <RecordsInSheets />
      </>
    );
  });

/** The sheets over a screen without the frame. */
export const PortalSheets = inScreenFrame(RecordsInSheets);
