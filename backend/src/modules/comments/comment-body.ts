import { leadingMention } from '@portal/contracts';
import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** No HTML of the writer's own, and no pictures: a foreign host would learn who reads. */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable('image');

/** A person named, `@[Dana](user:<id>)`, before it could be a link. */
markdown.inline.ruler.before('link', 'mention', (state, silent) => {
  const found = state.src[state.pos] === '@' ? leadingMention(state.src.slice(state.pos, state.pos + 400)) : undefined;
  if (!found) return false;
  if (!silent) state.push('mention', 'span', 0).content = found.mention.name;
  state.pos += found.length;
  return true;
});
markdown.renderer.rules['mention'] = (tokens, at) =>
  `<span class="mention">@${markdown.utils.escapeHtml(tokens[at]?.content ?? '')}</span>`;

const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h4']));

/** What may stand in a comment, whatever made it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h4', 'strong', 'em', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedClasses: { span: ['mention'] },
  allowedAttributes: { a: ['href', 'title', 'rel', 'target'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    ...headings,
    a: (tagName, { href = '', title }) => ({
      tagName,
      attribs: { href, ...(title ? { title } : {}), rel: 'noopener nofollow', target: '_blank' },
    }),
  },
};

/** A comment's Markdown as HTML that is safe to show anywhere (decisions, section 4). Kept beside the text, made once. */
export const renderComment = (body: string): string => sanitizeHtml(markdown.render(body), allowed).trim();

/** The signs that sanitize-html writes as entities. */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"' } as const;

/** A comment as plain words, a line for each of its own: for mails and other places without formats. */
export function textOfComment(body: string): string {
  const lines = renderComment(body)
    .replace(/<br \/>\n?/g, '\n')
    .replace(/<li>/g, '- ');
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(amp|lt|gt|quot);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
