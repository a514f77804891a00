import { leadingMention, mentionToken, type Mention } from '@portal/contracts';
import { Fragment, Slice, type Mark, type Node, type Schema } from '@tiptap/pm/model';
import MarkdownIt from 'markdown-it';
import { defaultMarkdownSerializer, MarkdownParser, MarkdownSerializer } from 'prosemirror-markdown';

/** The dialect of the server (`renderComment`): no HTML, line breaks count, addresses are links. */
const tokenizer = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable(['image', 'table']);

tokenizer.inline.ruler.before('link', 'mention', (state, silent) => {
  const found = state.src[state.pos] === '@' ? leadingMention(state.src.slice(state.pos, state.pos + 400)) : undefined;
  if (!found) return false;
  if (!silent) state.push('mention', '', 0).meta = { ...found.mention };
  state.pos += found.length;
  return true;
});

/** Reads Markdown into the nodes of a schema of `richTextExtensions`. */
export const markdownParser = (schema: Schema): MarkdownParser =>
  new MarkdownParser(schema, tokenizer, {
    blockquote: { block: 'blockquote' },
    paragraph: { block: 'paragraph' },
    heading: { block: 'heading', getAttrs: ({ tag }) => ({ level: Number(tag.slice(1)) }) },
    list_item: { block: 'listItem' },
    bullet_list: { block: 'bulletList' },
    ordered_list: { block: 'orderedList', getAttrs: (token) => ({ start: Number(token.attrGet('start') ?? 1) }) },
    code_block: { block: 'codeBlock', noCloseToken: true },
    fence: { block: 'codeBlock', noCloseToken: true, getAttrs: ({ info }) => ({ language: info || null }) },
    hr: { node: 'horizontalRule' },
    hardbreak: { node: 'hardBreak' },
    softbreak: { node: 'hardBreak' },
    mention: { node: 'mention', getAttrs: ({ meta }) => attributesOf(meta as Mention) },
    em: { mark: 'italic' },
    strong: { mark: 'bold' },
    s: { mark: 'strike' },
    link: { mark: 'link', getAttrs: (token) => ({ href: token.attrGet('href'), title: token.attrGet('title') }) },
    code_inline: { mark: 'code', noCloseToken: true },
  });

/** A person as the attributes of a mention's node. */
export const attributesOf = ({ id, name }: Mention) => ({ id, label: name });

const { nodes, marks } = defaultMarkdownSerializer;

/** How the package itself writes a node or mark. */
function usual<Spec>(specs: Readonly<Record<string, Spec>>, name: string): Spec {
  const spec = specs[name];
  if (!spec) throw new Error(`prosemirror-markdown writes no ${name}`);
  return spec;
}

const serializer = new MarkdownSerializer(
  {
    blockquote: usual(nodes, 'blockquote'),
    paragraph: usual(nodes, 'paragraph'),
    heading: usual(nodes, 'heading'),
    horizontalRule: usual(nodes, 'horizontal_rule'),
    listItem: usual(nodes, 'list_item'),
    bulletList: (state, node) => state.renderList(node, '  ', () => '- '),
    orderedList: (state, node) => {
      const start = Number(node.attrs['start'] ?? 1);
      const width = String(start + node.childCount - 1).length + 2;
      state.renderList(node, ' '.repeat(width), (at) => `${start + at}. `.padEnd(width));
    },
    codeBlock: (state, node) => {
      const longest = [...node.textContent.matchAll(/`{3,}/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
      const fence = '`'.repeat(longest + 1);
      state.write(`${fence}${String(node.attrs['language'] ?? '')}\n`);
      state.text(node.textContent, false);
      state.write('\n');
      state.write(fence);
      state.closeBlock(node);
    },
    hardBreak: (state, node, parent, index) => {
      const isLast = parent.children.slice(index + 1).every((next) => next.type === node.type);
      if (!isLast) state.write('\n');
    },
    mention: (state, node) =>
      state.write(mentionToken({ id: String(node.attrs['id']), name: String(node.attrs['label']) })),
    text: (state, node, parent, index) => {
      const { text = '', marks: own } = node;
      const before = index > 0 ? parent.child(index - 1) : undefined;
      if (own.some((mark) => isBare(mark, parent, index))) state.text(text, false);
      else if (!before || before.type.name === 'hardBreak') state.text(atLineStart(state.esc(text, true)), false);
      else state.text(text);
    },
  },
  {
    bold: usual(marks, 'strong'),
    italic: usual(marks, 'em'),
    strike: { open: '~~', close: '~~', mixable: true, expelEnclosingWhitespace: true },
    code: usual(marks, 'code'),
    link: {
      mixable: true,
      open: (_state, mark, parent, index) => (isBare(mark, parent, index) ? '' : '['),
      close: (_state, mark, parent, index) => (isBare(mark, parent, index - 1) ? '' : `](${targetOf(mark)})`),
    },
  },
  { hardBreakNodeName: 'hardBreak', escapeExtraCharacters: /&(?=#?\w+;)/g },
);

/** A line that would be a list or a title's underline, beside what the serializer knows. */
const atLineStart = (escaped: string): string =>
  escaped.replace(/^(\s*\d+)([.)])(?=\s|$)/, '$1\\$2').replace(/^(\s*)([+=])/, '$1\\$2');

/** Where a link leads, as Markdown writes it. */
const targetOf = ({ attrs }: Mark): string => {
  const title = attrs['title'] ? ` "${String(attrs['title']).replace(/"/g, '\\"')}"` : '';
  return `${String(attrs['href'])
    .replace(/[\s()"\\]/g, encodeURIComponent)
    .replace(/[()]/g, '\\$&')}${title}`;
};

/** Whether a link is its own text, so that it is read back as one without brackets. */
function isBare(mark: Mark, parent: Node, index: number): boolean {
  if (mark.type.name !== 'link' || index < 0) return false;
  const content = parent.child(index);
  const next = index + 1 < parent.childCount ? parent.child(index + 1) : undefined;
  const href = String(mark.attrs['href']);
  const text = content.text ?? '';
  const isSame = [text, `http://${text}`, `mailto:${text}`].includes(href);
  return isSame && !/[\s()]/.test(text) && !(next && mark.isInSet(next.marks));
}

/** Pasted Markdown, for its place in a text: words within a line keep the spaces around them. */
export function pastedMarkdown(schema: Schema, pasted: string): Slice {
  const doc = markdownParser(schema).parse(pasted);
  const [, before = '', after = ''] = /^([ \t]*)[^\n]*?([ \t]*)$/.exec(pasted) ?? [];
  const only = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' ? doc.firstChild : undefined;
  if (!only) return Slice.maxOpen(doc.content);
  const spaces = (text: string) => (text ? [schema.text(text)] : []);
  const words = Fragment.from([...spaces(before), ...only.children, ...spaces(after)]);
  return Slice.maxOpen(Fragment.from(only.copy(words)));
}

/** The Markdown of a document. */
export const toMarkdown = (doc: Node): string => serializer.serialize(doc, { tightLists: true }).trim();
