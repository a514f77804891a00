import MarkdownIt from 'markdown-it';
import type { MailBody } from '../mail/index.js';

/** Paragraphs, lists, emphasis and links; nothing else has a meaning, so no value can have one by accident. */
const markdown = new MarkdownIt('zero', { breaks: true }).enable(['emphasis', 'link', 'escape', 'newline', 'list']);

const OWN_PATH = /^\/(?!\/)/;
markdown.validateLink = (address) => /^(https?:|mailto:|tel:)/i.test(address) || OWN_PATH.test(address);

/**
 * A text in Markdown as the body of a mail: safe HTML, and plain text with the addresses of its links.
 * @param origin what a link to a path of the product begins with
 */
export function mailBody(source: string, origin: string): MailBody {
  const tokens = markdown.parse(source, {});
  for (const { children } of tokens)
    for (const token of children ?? []) {
      const href = addressOf(token);
      if (href !== null && OWN_PATH.test(href)) token.attrSet('href', `${origin}${href}`);
    }
  return { html: markdown.renderer.render(tokens, markdown.options, {}), text: textOf(tokens) };
}

type Tokens = ReturnType<typeof markdown.parse>;

const addressOf = (token: Tokens[number]): string | null => {
  const href = token.type === 'link_open' ? token.attrGet('href') : null;
  return href === null ? null : String(href);
};

function textOf(tokens: Tokens): string {
  const lists: (number | null)[] = [];
  let text = '';
  for (const token of tokens) {
    if (token.type === 'ordered_list_open') lists.push(Number(token.attrGet('start') ?? 1));
    else if (token.type === 'bullet_list_open') lists.push(null);
    else if (token.type.endsWith('list_close')) {
      lists.pop();
      if (lists.length === 0) text += '\n';
    } else if (token.type === 'list_item_open') {
      const number = lists.at(-1);
      text += `${'  '.repeat(lists.length - 1)}${typeof number === 'number' ? `${number}.` : '-'} `;
      if (typeof number === 'number') lists[lists.length - 1] = number + 1;
    } else if (token.type === 'inline') text += `${inlineText(token.children ?? [])}\n`;
    else if (token.type === 'paragraph_close' && lists.length === 0) text += '\n';
  }
  return text.trim();
}

/** A link is its words and its address. */
function inlineText(tokens: Tokens): string {
  let href: string | null = null;
  let text = '';
  for (const token of tokens) {
    if (token.type === 'link_open') href = addressOf(token);
    else if (token.type === 'link_close') text += href === null ? '' : ` (${href})`;
    else text += token.type === 'softbreak' || token.type === 'hardbreak' ? '\n' : token.content;
  }
  return text;
}
