export const pdfColors = { quiet: '#52606D', line: '#C9D1D6', stamp: '#B3261E', light: '#FFB48A' } as const;

/** Points. */
export const pdfSizes = { title: 20, heading: 12, text: 10, small: 8 } as const;

/** Points of the logo’s sides at the head of a page. */
export const PDF_LOGO = 34;

/** Points from the edge of the page to its content; the footer stands within the lower one. */
export const PDF_MARGIN = 54;
