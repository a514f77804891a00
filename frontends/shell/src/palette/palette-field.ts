/** The label of the palette's field, before and after its code is loaded. */
export const paletteField = {
  label: 'Go to a page or do something',
  placeholder: 'Type a page, an action or a record',
} as const;
