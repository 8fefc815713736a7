import { counter } from './TextInput.css.ts';

/** Characters as people count them: one for 𠮷 or an emoji, not two. */
export const lengthOf = (text: string) => Array.from(text).length;

/** "6 / 20"; turns to danger above the limit and never cuts the text. */
export function Counter({ text, limit }: { text: string; limit: number }) {
  const length = lengthOf(text);
  return (
    <span className={counter({ state: length > limit ? 'over' : 'within' })}>
      {length} / {limit}
    </span>
  );
}
