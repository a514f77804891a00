import type { CommentVisibility } from '@portal/contracts';
import { shortcuts, useShortcuts } from '@portal/ui';
import type { RefObject } from 'react';
import type { RichTextHandle } from '../rich-text/rich-text-field.js';
import type { Composer } from './use-composer.js';

interface AnswerKeys {
  composer: Composer;
  field: RefObject<RichTextHandle | null>;
  allowInternal: boolean;
}

/** The shortcuts that lead to where an answer, or a note for the team, is written. */
export function useAnswerKeys({ composer, field, allowInternal }: AnswerKeys, areOn: boolean): void {
  const write = (visibility: CommentVisibility) => (): void => {
    if (allowInternal) composer.setVisibility(visibility);
    field.current?.focus();
  };
  useShortcuts({
    ...(areOn ? { [shortcuts.answer.keys]: write('public') } : {}),
    ...(areOn && allowInternal ? { [shortcuts.note.keys]: write('internal') } : {}),
  });
}
