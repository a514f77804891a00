/**
 * Where the focus goes in the head of the record that is read, when what had it is gone: to the control of the state,
 * else to the first action that is left. A sheet's head is the last on the screen.
 */
export function placeInHead(): HTMLElement | null {
  const head = [...document.querySelectorAll('.record-head__line')].at(-1);
  return (
    head?.querySelector<HTMLElement>('.status-select') ??
    head?.querySelector<HTMLElement>('.record-head__actions :is(button, a):not(:disabled)') ??
    null
  );
}
