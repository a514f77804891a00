import { DOMSerializer } from '@tiptap/pm/model';
import { markdownParser } from './markdown.js';
import { richTextSchema } from './schema.js';

const parser = markdownParser(richTextSchema);
const serializer = DOMSerializer.fromSchema(richTextSchema);

/** Markdown as elements: only what the schema knows, so nothing of a writer's own HTML and no address of a script. */
export const renderMarkdown = (markdown: string): DocumentFragment | HTMLElement =>
  serializer.serializeFragment(parser.parse(markdown).content);
