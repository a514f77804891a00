import type { Mention } from '@portal/contracts';
import type { Ref } from 'react';

/** Takes the user to the field. */
export interface RichTextHandle {
  focus: () => void;
}

export interface RichTextFieldProps {
  ref?: Ref<RichTextHandle> | undefined;
  /** Its accessible name. */
  label: string;
  /** Markdown; mentions as `mentionToken` writes them. */
  value?: string;
  onChange?: (markdown: string) => void;
  /** The users offered after "@"; none by default. */
  people?: readonly Mention[];
  /** Ctrl or Cmd and Enter. */
  onSubmit?: () => void;
  /** Escape, unless it closed the list of people. */
  onEscape?: () => void;
  /** Files that were pasted. */
  onFiles?: (files: FileList) => void;
  placeholder?: string;
  autoFocus?: boolean;
  /** It is on its way: nothing can be typed. */
  readOnly?: boolean;
  /** The element that says what is wrong. */
  describedBy?: string | undefined;
}
