/**
 * A dialog whose content is in the page at once, so that something in it can have the focus before the first frame: its own
 * container would be put there only after that.
 */
export const modalInPage = {
  getContainer: (): HTMLElement => document.body,
  transitionName: '',
  maskTransitionName: '',
};
