import MarkdownIt, { type Token } from 'markdown-it';
import type { MailBody } from '../mail/index.js';
import { textOfHtml } from '../wording/html-text.js';
import { isOwnPath } from '../wording/comment-body.js';

/** Paragraphs, lists, emphasis and links; nothing else has a meaning, so no value can have one by accident. */
const markdown = new MarkdownIt('zero', { breaks: true }).enable(['emphasis', 'link', 'escape', 'newline', 'list']);

markdown.validateLink = (address) => /^(https?:|mailto:|tel:)/i.test(address) || isOwnPath(address);

/**
 * A text in Markdown as the body of a mail: safe HTML, and plain text with the addresses of its links.
 * @param origin what a link to a path of the product begins with
 */
export function mailBody(source: string, origin: string): MailBody {
  const html = markdown.renderer.render(parsed(source, origin), markdown.options, {});
  return { html, text: textOfHtml(html) };
}

/** The same text as HTML, split into its paragraphs and lists. */
export function mailBlocks(source: string, origin: string): string[] {
  const blocks: string[] = [];
  let block: Token[] = [];
  for (const token of parsed(source, origin)) {
    block.push(token);
    if (token.level > 0 || token.nesting > 0) continue;
    blocks.push(markdown.renderer.render(block, markdown.options, {}).trim());
    block = [];
  }
  return blocks;
}

function parsed(source: string, origin: string): Token[] {
  const tokens = markdown.parse(source, {});
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const href = token.type === 'link_open' ? String(token.attrGet('href') ?? '') : '';
      if (isOwnPath(href)) token.attrSet('href', `${origin}${href}`);
    }
  return tokens;
}
