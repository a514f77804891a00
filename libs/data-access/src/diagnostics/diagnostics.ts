/** Whether the screens for testing are there; the server writes it into each page (decisions, section 11). */
export const diagnosticsAreOn = (): boolean =>
  typeof document !== 'undefined' &&
  document.querySelector<HTMLMetaElement>('meta[name="diagnostics"]')?.content === 'on';
