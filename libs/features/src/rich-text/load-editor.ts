import type { RichTextEditor } from './rich-text-editor.js';

let loaded: typeof RichTextEditor | undefined;

/** The editor, once it was loaded. */
export const loadedEditor = (): typeof RichTextEditor | undefined => loaded;

/** Loads the editor on first use: it is several times as large as a screen. */
export async function loadEditor(): Promise<void> {
  const file = await import('./rich-text-editor.js');
  loaded = file.RichTextEditor;
}
