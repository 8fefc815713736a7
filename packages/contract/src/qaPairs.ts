import * as z from 'zod/mini';
import { QA_ANSWER_MAX, QA_QUESTION_MAX } from './constants.ts';
import { endpoint } from './endpoint.ts';
import { codePoints, Id } from './paging.ts';

/** The question of a pair: 1 to 255 characters. */
export const QaQuestion = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', '请输入问题'),
  z.refine((text) => codePoints(text) <= QA_QUESTION_MAX, `问题不能超过${QA_QUESTION_MAX}个字`),
);

/** The answer of a pair: 1 to 3,000 characters of markdown (assistants.md §5). */
export const QaAnswer = z.string().check(
  z.trim(),
  z.refine((text) => text !== '', '答案不能为空'),
  z.refine((text) => codePoints(text) <= QA_ANSWER_MAX, `答案字符数量不能超过${QA_ANSWER_MAX}`),
);

/** The Q&A library of an assistant (API-109, API-137). */
export const qaPairs = {
  create: endpoint({
    name: 'qaPairs.create',
    method: 'POST',
    path: '/api/v1/{scope}KbBotQaPair/create',
    access: { personal: 'personal', tenant: 'adminPlus' },
    input: z.object({ kbBotId: Id, question: QaQuestion, answer: QaAnswer }),
    output: z.object({ id: Id }),
    summary: 'A question with its answer, found by the next question that is asked.',
  }),
};
