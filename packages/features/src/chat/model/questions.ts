import { parseQuestions, type QuestionTab } from '../../shared/questions.ts';

/** The tabs a visitor sees: those that have questions. */
export const questionTabs = (text: string): readonly QuestionTab[] =>
  parseQuestions(text).filter(({ questions }) => questions.length > 0);
