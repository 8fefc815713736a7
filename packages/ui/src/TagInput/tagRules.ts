import { lengthOf } from '../TextInput/Counter.tsx';

/** What is said when a tag is refused. */
export interface TagMessages {
  duplicate: (tag: string) => string;
  tooLong: (limit: number) => string;
  tooMany: (max: number) => string;
  tooFew: (min: number) => string;
}

export const plainMessages: TagMessages = {
  duplicate: (tag) => `“${tag}”已经有了`,
  tooLong: (limit) => `每个最多${limit}个字符`,
  tooMany: (max) => `最多添加${max}个`,
  tooFew: (min) => `至少保留${min}个`,
};

export interface TagRules {
  max: number;
  limit: number;
  messages: TagMessages;
}

/** What separates tags: Latin and full-width commas and semicolons, the Chinese list comma, and line breaks. */
export const separator = /[,，;；、\n\r\t]+/;

/** Adds words one by one until one is refused. That word and the ones after it stay in the field to be corrected. */
export function takeTags(value: readonly string[], words: readonly string[], { max, limit, messages }: TagRules) {
  const tags = [...value];
  for (const [index, word] of words.entries()) {
    const tag = word.trim();
    if (tag === '') continue;
    const problem = tags.includes(tag)
      ? messages.duplicate(tag)
      : lengthOf(tag) > limit
        ? messages.tooLong(limit)
        : tags.length >= max
          ? messages.tooMany(max)
          : null;
    if (problem) return { tags, rest: words.slice(index).join('，').trim(), problem };
    tags.push(tag);
  }
  return { tags, rest: '', problem: null };
}
