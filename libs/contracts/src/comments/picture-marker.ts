const BEGIN = '[picture: ';

/** What stands in the text of a mailed message where one of its pictures stood. @param name of the attachment */
export const pictureMarker = (name: string): string => `${BEGIN}${name}]`;

/** Whether a text may have a {@link pictureMarker}. */
export const hasPictureMarker = (text: string): boolean => text.includes(BEGIN);
