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
  const scope = {
    facts: [],
    ...content,
    subject,
    brand,
    preview: content.paragraphs.join(' ').slice(0, PREVIEW_LENGTH),
  };
  return {
    subject,
    html: engine.renderSync(html, scope) as string,
    text: `${(engine.renderSync(text, scope) as string).replace(/\n{3,}/g, '\n\n').trim()}\n`,
  };
}
