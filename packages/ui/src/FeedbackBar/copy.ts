/** The words of FeedbackBar. */
export const feedbackBarCopy = {
  group: '对这条回答',
  again: '重新回答',
  up: '有帮助',
  down: '没有帮助',
} as const;
