import { brand } from '@portal/contracts';
import { Liquid } from 'liquidjs';
import { htmlLayout, textLayout } from './layout.liquid.js';
import type { MailContent, WrittenMail } from './mail-content.js';

const engine = new Liquid({ outputEscape: 'escape', strictFilters: true, ownPropertyOnly: true });
const html = engine.parse(htmlLayout);
const text = engine.parse(textLayout);

const PREVIEW_LENGTH = 140;

/** Writes a mail in the company's frame, as HTML and as text. Whatever people typed stays text in both. */
export function mailLayout(content: MailContent): WrittenMail {
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  const { body } = content;
  const scope = {
    facts: [],
    ...content,
    subject,
    brand,
    preview: [...(body ? [body.text] : []), ...content.paragraphs].join(' ').slice(0, PREVIEW_LENGTH),
  };
  return {
    subject,
    html: engine.renderSync(html, { ...scope, body: body && styled(body.html) }) as string,
    text: `${(engine.renderSync(text, { ...scope, body: body?.text }) as string).replace(/\n{3,}/g, '\n\n').trim()}\n`,
  };
}

const INK = `color:${brand.colors.text};font-size:16px;line-height:1.6;`;
/** Mail programs know no style sheets: each element carries its own. */
const styles: Readonly<Record<string, string>> = {
  '<p>': `<p class="text" style="margin:0 0 16px;${INK}">`,
  '<ul>': `<ul class="text" style="margin:0 0 16px;padding:0 0 0 24px;${INK}">`,
  '<ol>': `<ol class="text" style="margin:0 0 16px;padding:0 0 0 24px;${INK}">`,
  '<a ': `<a class="contact" style="color:${brand.colors.primary};" `,
};

const styled = (body: string): string => body.replace(/<(?:p|ul|ol)>|<a /g, (tag) => styles[tag] ?? tag);
