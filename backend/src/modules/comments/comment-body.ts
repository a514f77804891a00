import MarkdownIt from 'markdown-it';
import sanitizeHtml from 'sanitize-html';

/** No HTML of the writer's own, and no pictures: a foreign host would learn who reads. */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true }).disable('image');

const headings = Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((tag) => [tag, 'h4']));

/** What may stand in a comment, whatever made it. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h4', 'strong', 'em', 's', 'code', 'pre', 'blockquote', 'ul', 'ol', 'li', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
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
