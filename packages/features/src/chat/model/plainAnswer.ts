import type { ChatMessage } from '@tinystar/contract';

/** What Markdown would read as its own, within a line or at its start. */
const MARKUP = /[\\`*_{}[\]<>()#+\-.!|~$&=:]/g;
/** Four blanks would begin a block of code. */
const INDENT = /^[ \t]+/;
const NO_BREAK_SPACE = '\u00A0';
const NUMBER = /\\\[(\d{1,3})\\\]/g;

/** Text as it is, in Markdown: every sign stands for itself, and lines and their indents stay. */
export const escapeMarkdown = (text: string): string => {
  const lines = text.split('\n').map((line) =>
    line
      .trimEnd()
      .replace(MARKUP, '\\$&')
      .replace(INDENT, (blanks) => NO_BREAK_SPACE.repeat(blanks.length)),
  );
  return lines.map((line, at) => (line !== '' && lines[at + 1] ? `${line}\\` : line)).join('\n');
};

/**
 * An answer as Markdown, whatever it was sent as. Plain text shows its signs; of `plainTextWithReference` the numbers in
 * brackets lead to the sources.
 */
export const markdownOf = ({
  answer,
  answerContentType,
}: Pick<ChatMessage, 'answer' | 'answerContentType'>): string => {
  switch (answerContentType) {
    case 'markdown':
      return answer;
    case 'plainText':
      return escapeMarkdown(answer);
    case 'plainTextWithReference':
      return escapeMarkdown(answer).replace(NUMBER, '[$1]');
  }
};
