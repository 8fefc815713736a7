import { isSure, mark } from './measure.ts';
import type { Answered, Product } from './product.ts';
import type { QuestionSet, SetQuestion } from './questionSet.ts';
import { UNANSWERABLE, type Asked } from './report.ts';

/** Told of each answer, e.g. to print it. */
export type OnAnswer = (question: SetQuestion | string, answered: Answered, asked: Asked) => void;

/** Asks every question of a set, those without an answer too. */
export async function askSet(product: Product, set: QuestionSet, onAnswer?: OnAnswer): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const { file, questions } of set.documents) {
    for (const expected of questions) {
      const answered = await product.ask(expected.question, expected.turns);
      const asked = {
        group: expected.group,
        mark: mark(file, expected, answered),
        milliseconds: answered.milliseconds,
      };
      onAnswer?.(expected, answered, asked);
      all.push(asked);
    }
  }
  for (const question of set.unanswerable) {
    const answered = await product.ask(question);
    const citations = answered.cited.length;
    const asked = {
      group: UNANSWERABLE,
      mark: { rank: 0, citations, right: 0, sure: isSure(answered) },
      milliseconds: answered.milliseconds,
    };
    onAnswer?.(question, answered, asked);
    all.push(asked);
  }
  return all;
}
