export { clientWithoutRepeats } from './caches.js';
export { showScreen } from './show-screen.js';
export { describeClicks, describeForms, type ClickCase, type FormCase } from './sends-once.js';
export { findRichText, writeText } from './write-text.js';
export { startOnWideScreen } from './wide-screen.js';
