import { normalise } from './normalise.ts';

/** What is said around a question without changing what is asked. */
const before = /^(你好|您好|请问一下|请问|问一下|想问一下|我想问一下|我想知道|麻烦问一下|请教一下)+/;
const after = /[吗呢啊呀哦嘛吧]+$/;

const bare = (text: string): string => {
  const plain = normalise(text)
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
  const core = plain.replace(before, '').replace(after, '');
  return core || plain;
};

/**
 * Whether two questions are the same but for letter case, width, punctuation, courtesy and closing particles. Nothing
 * else may differ: one digit or one 不 asks for another answer.
 */
export const isSame = (one: string, other: string): boolean => bare(one) === bare(other);
