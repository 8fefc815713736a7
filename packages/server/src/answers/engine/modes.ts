import type { AnswerMode } from '@tinystar/contract';

/** What an answer mode asks of the model. */
export interface Mode {
  maxTokens: number;
  temperature: number;
  /** How long the answer is to be, in the prompt. */
  rule: string;
}

export const modes: Record<AnswerMode, Mode> = {
  qa: { maxTokens: 1_500, temperature: 0.3, rule: '回答简洁。' },
  brief: { maxTokens: 500, temperature: 0.1, rule: '最多用三句话，只说结论，不展开。' },
  thorough: {
    maxTokens: 3_000,
    temperature: 0.4,
    rule: '完整展开：条件、步骤、数值和例外都写清楚，适合时分点或用表格。',
  },
};
