export { showScreen } from './show-screen.js';
export { describeForms, type FormCase } from './sends-once.js';
