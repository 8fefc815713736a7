const HIDDEN = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;

/** Text as it looks: without bidirectional controls, tag and zero-width characters, which can smuggle other text into a copy. */
export function cleanText(text: string): string {
  return text.replace(HIDDEN, (char, at: number) => (char === '\u200d' && joinsEmoji(text, at) ? char : ''));
}

// A zero-width joiner between two pictographs is part of one visible sign (a family, a profession).
function joinsEmoji(text: string, at: number): boolean {
  return (
    /\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})?$/u.test(text.slice(Math.max(0, at - 4), at)) &&
    /^\p{Extended_Pictographic}/u.test(text.slice(at + 1, at + 3))
  );
}
