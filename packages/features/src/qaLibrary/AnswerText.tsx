import { Text } from '@tinystar/ui';
import { copy } from './copy.ts';

/** The beginning of an answer in a table: its words, without the marks of Markdown. */
const wordsOf = (markdown: string): string =>
  markdown
    .replace(/!\[[^\]]*\]\([^)]*\)/g, copy.image)
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(#{1,6}|[-*+]|>)\s+/gm, '')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');

export function AnswerText({ markdown }: { markdown: string }) {
  const words = wordsOf(markdown);
  return (
    <Text lines={2} title={words}>
      {words}
    </Text>
  );
}
