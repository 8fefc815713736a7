/** The words of QuestionBar. */
export const questionBarCopy = {
  kinds: '问题分类',
  common: '常见问题',
  back: '向前滚动',
  forth: '向后滚动',
} as const;
