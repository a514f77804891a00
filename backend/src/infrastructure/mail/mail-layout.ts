import { brand } from '@portal/contracts';
import { Liquid } from 'liquidjs';
import { htmlOfText } from '../wording/html-text.js';
import { htmlLayout, textLayout } from './layout.liquid.js';
import type { MailContent, MailText, WrittenMail } from './mail-content.js';
import { styled } from './mail-styles.js';
import { htmlOf, plainTextOf } from './mail-text.js';

const engine = new Liquid({ outputEscape: 'escape', strictFilters: true, ownPropertyOnly: true });
const html = engine.parse(htmlLayout);
const text = engine.parse(textLayout);

const PREVIEW_LENGTH = 140;
/** Stands for a line break that stays as it is. PostgreSQL's texts can't have it, so no text of people has. */
const KEPT_BREAK = '\0';

/** Writes a mail in the company's frame, as HTML and as text. Whatever people typed stays text in both. */
export function mailLayout(content: MailContent): WrittenMail {
  const subject = content.subject.replace(/\s+/g, ' ').trim();
  const { paragraphs, facts = [] } = content;
  const preview = paragraphs.map(plainTextOf).join(' ').slice(0, PREVIEW_LENGTH);
  const scope = { ...content, subject, brand, preview };
  const shown = {
    paragraphs: paragraphs.map((paragraph) => styled(htmlOf(paragraph))),
    facts: facts.map(([label, value]) => [label, typeof value === 'string' ? htmlOfText(value) : styled(value.html)]),
  };
  const said = {
    paragraphs: paragraphs.map(asWritten),
    facts: facts.map(([label, value]) => [label, asWritten(value)]),
  };
  const lines = engine.renderSync(text, { ...scope, ...said }) as string;
  return {
    subject,
    html: engine.renderSync(html, { ...scope, ...shown }) as string,
    text: `${lines
      .replace(/\n{3,}/g, '\n\n')
      .trim()
      .replaceAll(KEPT_BREAK, '\n')}\n`,
  };
}

/** Code has blank lines of its own, while no part of the frame is to be far from the next. */
const asWritten = (part: MailText): string =>
  typeof part === 'string' ? part : part.text.replaceAll('\n', KEPT_BREAK);
