export { filledBody } from './filled-body.js';
export { mailBody } from './mail-markdown.js';
export * from './message-texts.js';
export { MessageTextsModule } from './message-texts.module.js';
export { previewInTurn } from './preview-queue.js';
export { RenderTime } from './render-time.js';
export * from './text-engine.js';
