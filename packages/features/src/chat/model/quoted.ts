/** Characters of a quotation: it says what is meant and leaves room for the question. */
const LONGEST = 300;

/** Words as a quotation, below which the question is written. */
export const quoted = (text: string): string => {
  const points = [...text.trim()];
  const short = points.length > LONGEST ? `${points.slice(0, LONGEST).join('')}…` : points.join('');
  return `${short
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')}\n`;
};
