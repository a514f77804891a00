export { mailBody } from './mail-markdown.js';
export { MessageTexts, type TextSource } from './message-texts.js';
export { MessageTextsModule } from './message-texts.module.js';
export { checkText, renderText, TextError, type TextKind, type TextVariables } from './text-engine.js';
