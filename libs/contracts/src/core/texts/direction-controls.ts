/** Characters that embed, override or isolate a direction of writing: U+202A to U+202E and U+2066 to U+2069. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * A line without the invisible characters that turn the direction of what follows: names and titles stand within other
 * text. Letters that are written from right to left keep their own direction.
 */
export const withoutDirectionControls = (text: string): string => text.replace(DIRECTION_CONTROLS, '');
