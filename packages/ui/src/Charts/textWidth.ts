import { values } from '@tinystar/tokens';

/** The caption size as the reader has set it, px. */
function captionSize(): number {
  const root =
    typeof document === 'undefined' ? 16 : Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return (values.type.caption.size * root) / 16;
}

/** About how wide a text is in the caption size, in px: enough to leave room for labels, without touching layout. */
export function textWidth(text: string): number {
  let ems = 0;
  for (const char of text) ems += /[\u2E80-\uFFEF]/.test(char) ? 1 : /[.,:;|il1 ]/.test(char) ? 0.45 : 0.64;
  return Math.ceil(ems * captionSize());
}

/** The text, cut with an ellipsis to what fits into `room` px. */
export function fitText(text: string, room: number): string {
  if (textWidth(text) <= room) return text;
  const chars = Array.from(text);
  while (chars.length > 1 && textWidth(`${chars.join('')}…`) > room) chars.pop();
  return `${chars.join('')}…`;
}
