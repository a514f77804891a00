/** Whether the browser obeys `command` and `commandfor` by itself. */
export const knowsCommands = (): boolean => 'command' in HTMLButtonElement.prototype;
