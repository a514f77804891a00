import { brand } from '@portal/contracts';

export const pdfColors = { text: brand.colors.text, strong: brand.colors.primary, quiet: '#52606D', line: '#C9D1D6' };

/** Points. */
export const pdfSizes = { title: 20, heading: 12, text: 10, small: 8 } as const;

/** Points from the paper's edge to what is written; the footer stands within the lower one. */
export const PDF_MARGIN = 54;
