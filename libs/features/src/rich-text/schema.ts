import { getSchema, type Extensions } from '@tiptap/core';
import { Mention } from '@tiptap/extension-mention';
import { StarterKit } from '@tiptap/starter-kit';
import type { SuggestionOptions } from '@tiptap/suggestion';
import type { Mention as Person } from '@portal/contracts';

/** A list of people under the cursor while "@" is typed. */
export type PeopleList = Omit<SuggestionOptions<Person>, 'editor'>;

/** Only whole addresses become links while one types: "plan.md" is a file, not a site. */
const isWholeAddress = (url: string): boolean => /^(https?:\/\/|mailto:)/i.test(url) || /^[^\s@]+@[^\s@]+$/.test(url);

/** What a rich text is made of; a mention is an atom that shows the person's name. */
export const richTextExtensions = (people?: PeopleList): Extensions => [
  StarterKit.configure({
    underline: false, // Markdown has none
    trailingNode: false,
    dropcursor: false,
    link: {
      openOnClick: false,
      shouldAutoLink: isWholeAddress,
      HTMLAttributes: { rel: 'noopener nofollow', target: '_blank' },
    },
  }),
  Mention.configure({
    HTMLAttributes: { class: 'mention' },
    renderText: ({ node }) => `@${String(node.attrs['label'])}`,
    renderHTML: ({ node }) => ['span', { class: 'mention' }, `@${String(node.attrs['label'])}`],
    // without a list nothing is offered, and what was mentioned stays
    suggestion: people ?? { char: '@', allow: () => false },
  }),
];

/** The schema of rich texts, for those that are only shown. */
export const richTextSchema = getSchema(richTextExtensions());
