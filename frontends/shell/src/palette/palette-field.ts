/** What the palette's field is called, before and after its code is there. */
export const paletteField = {
  label: 'Go to a page or do something',
  placeholder: 'Type a page, an action or a record',
} as const;
