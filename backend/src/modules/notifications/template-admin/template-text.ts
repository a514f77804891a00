import {
  DomainError,
  templateParts,
  type ProblemDetail,
  type TemplatePart,
  type TemplateText,
} from '@portal/contracts';
import {
  checkText,
  RenderTime,
  renderText,
  TextError,
  type TextKind,
  type TextSource,
  type TextVariables,
} from '../../../infrastructure/message-texts/index.js';
import type { TemplateDefinition } from '../templates/catalogue/index.js';

type SentText = { [Part in TemplatePart]?: string | undefined };

export const kindOf = (part: TemplatePart): TextKind => (part === 'body' ? 'markdown' : 'line');

export const examplesOf = ({ variables }: TemplateDefinition): TextVariables =>
  Object.fromEntries(variables.map(({ name, example }) => [name, example]));

/** The text as answers carry it: null for what the message doesn't have. */
export const toTemplateText = (definition: TemplateDefinition, text: TextSource): TemplateText => {
  const partOf = (part: TemplatePart): string | null =>
    definition.text[part] === undefined ? null : (text[part] ?? '');
  return { subject: partOf('subject'), title: partOf('title'), body: partOf('body'), action: partOf('action') };
};

/**
 * The text in use with the parts that were sent in their places.
 * @throws DomainError `invalid`, naming part and line, for a part that can't be filled in
 */
export function mergedText(definition: TemplateDefinition, current: TextSource, sent: SentText): TextSource {
  const merged: TextSource = {};
  const details: ProblemDetail[] = [];
  const time = RenderTime.ofPreview();
  for (const part of templateParts) {
    if (definition.text[part] === undefined) {
      if (sent[part] !== undefined) details.push({ path: part, message: `This message has no ${part}` });
      continue;
    }
    const source = sent[part] ?? current[part] ?? '';
    const message = source === '' ? 'Required' : problemOf(definition, part, source, time);
    if (message !== undefined) details.push({ path: part, message });
    merged[part] = source;
  }
  if (details.length > 0) throw new DomainError('invalid', {}, { details });
  return merged;
}

/**
 * What is wrong with a part, if anything: it doesn't parse, names what it can't have, fails with the examples, or is empty
 * with them.
 */
function problemOf(
  definition: TemplateDefinition,
  part: TemplatePart,
  source: string,
  time: RenderTime,
): string | undefined {
  const known = definition.variables.filter(({ mailOnly }) => part !== 'title' || !mailOnly);
  try {
    checkText(
      kindOf(part),
      source,
      known.map(({ name }) => name),
    );
    // what another part used up is no fault of this one
    const isEmpty = !time.isOver && renderText(kindOf(part), source, examplesOf(definition), time).trim() === '';
    return isEmpty ? 'The text is empty once it is filled in' : undefined;
  } catch (error) {
    if (error instanceof TextError) return `Line ${error.line}: ${error.message}`;
    return error instanceof Error ? error.message : String(error);
  }
}
