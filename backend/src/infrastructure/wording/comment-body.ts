import { leadingMention } from '@portal/contracts';
import MarkdownIt, { type Token } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import type { MailBody } from '../mail/index.js';
import { textOfHtml } from './html-text.js';

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

/** A comment as plain text that reads well: for places without formats. */
export const textOfComment = (body: string): string => textOfHtml(renderComment(body));

interface InMail {
  /** What a link to a page of the product begins with. */
  origin: string;
  /** Characters that are shown, at most. */
  longest?: number;
}

/** A comment for a mail, with the formats that screens show; in text with their signs and the addresses of its links. */
export function commentInMail(body: string, { origin, longest }: InMail): MailBody {
  const tokens = markdown.parse(body, {});
  const shown = longest === undefined ? tokens : beginningOf(tokens, longest);
  const html = sanitizeHtml(markdown.renderer.render(shown, markdown.options, {}), allowedInMails(origin)).trim();
  return { html, text: textOfHtml(html) };
}

/** As on screens, but that a mail has no address of its own, which the path of a link could follow. */
const allowedInMails = (origin: string): sanitizeHtml.IOptions => ({
  ...allowed,
  transformTags: {
    ...headings,
    a: (tagName, { href = '', title }) => {
      const address = isOwnPath(href) ? `${origin}${href}` : href;
      const isWhole = /^[a-z]+:/i.test(address);
      return { tagName, attribs: { ...(isWhole ? { href: address } : {}), ...(title ? { title } : {}) } };
    },
  },
  // Markdown asks for headings; where a table has none, screens don't show their empty row
  exclusiveFilter: ({ tag, text }) => tag === 'thead' && text.trim() === '',
});

/** The tokens of a text that is cut after so many characters, with the ends of all that has begun there. */
function beginningOf(tokens: readonly Token[], longest: number): Token[] {
  let left = longest;
  const cut = (content: string): string => {
    const shown = content.length > left ? `${content.slice(0, left).trimEnd()}…` : content;
    left -= content.length;
    return shown;
  };
  const begun = (list: readonly Token[]): Token[] => {
    let skipped = 0;
    return list.filter((token) => {
      if (token.nesting < 0 && skipped === 0) return true;
      if (left <= 0) {
        skipped += token.nesting;
        return false;
      }
      if (token.children) token.children = begun(token.children);
      else if (token.content !== '') token.content = cut(token.content);
      return true;
    });
  };
  return begun(tokens);
}

/** Whether an address is a path of the product. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
