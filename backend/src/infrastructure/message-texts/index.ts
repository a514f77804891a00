export { filledBody } from './filled-body.js';
export { mailBody } from './mail-markdown.js';
export {
  MessageTexts,
  type MailFrame,
  type TextSource,
  type UnwrittenMail,
  type UnwrittenTitle,
} from './message-texts.js';
export { MessageTextsModule } from './message-texts.module.js';
export { previewInTurn } from './preview-queue.js';
export { RenderTime } from './render-time.js';
export {
  checkText,
  renderText,
  TextError,
  textProblem,
  variablesOf,
  type NamedVariable,
  type TextKind,
  type TextVariables,
} from './text-engine.js';
