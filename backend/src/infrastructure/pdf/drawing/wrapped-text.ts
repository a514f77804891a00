/**
 * A text in lines that fit, broken between words: the drawing library breaks a word that fills its line at the blank
 * behind it, with which the next line would begin. A word that is longer than a line is left to the library.
 * @param widthOf a text in points; words are measured one by one, as the library does
 */
export const wrappedText = (text: string, width: number, widthOf: (text: string) => number): string =>
  text
    .split('\n')
    .map((paragraph) => wrappedLine(paragraph.trimEnd(), width, widthOf))
    .join('\n');

function wrappedLine(paragraph: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(paragraph) <= width) return paragraph;
  const lines: string[] = [];
  let [line, used] = ['', 0];
  for (const word of paragraph.split(' ').filter((one) => one !== '')) {
    if (line !== '' && used + widthOf(word) > width) {
      lines.push(line.trimEnd());
      [line, used] = ['', 0];
    }
    line += `${word} `;
    used += widthOf(`${word} `);
  }
  return [...lines, line.trimEnd()].join('\n');
}
