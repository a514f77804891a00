import {
  filledBody,
  RenderTime,
  renderText,
  type TextVariables,
} from '../../src/infrastructure/message-texts/index.js';
import { templateCatalogue, type EditableName } from '../../src/modules/notifications/templates/catalogue/index.js';

/** The fields of a row that a mail reads. */
export const row = <Row>(fields: Partial<Row>): Row => fields as Row;

/** What a mail says in its built-in text: subject, paragraphs, and the label of the button. */
export function builtInText(name: EditableName, variables: TextVariables): string[] {
  const { subject = '', body = '', action = '' } = templateCatalogue[name].text;
  const time = RenderTime.ofBuiltIn();
  return [
    renderText('line', subject, variables, time),
    ...filledBody(body, variables, '', time).map(({ text }) => text),
    renderText('line', action, variables, time),
  ];
}
