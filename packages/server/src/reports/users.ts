import { reports } from '@tinystar/contract';
import { loadOwnAssistant } from '../assistants/load.ts';
import { daysOf } from '../platform/dayKeys.ts';
import { implement, implementFile, type Route } from '../platform/http/route.ts';
import { nameOf } from './askedBy.ts';
import { usersByQuestions } from './askers.ts';
import { oneAssistant } from './figures.ts';
import { xlsxOf } from './xlsx.ts';

/** Users that a spreadsheet is written of at once. */
const PART = 2_000;

const head = ['用户', '提问次数', '最近提问'];

const page = implement(reports.users, async ({ input: { page: number, size, ...wanted }, owner, services: { db } }) => {
  const bot = await loadOwnAssistant(db, owner, wanted.kbBotId);
  daysOf(wanted);
  const { count, part } = await usersByQuestions(db, oneAssistant(bot), wanted);
  return { rows: await part((number - 1) * size, size), count };
});

const exported = implementFile(reports.usersExported, async ({ input, owner, services: { db } }) => {
  const bot = await loadOwnAssistant(db, owner, input.kbBotId);
  daysOf(input);
  const parts = async function* () {
    const { count, part } = await usersByQuestions(db, oneAssistant(bot), input);
    for (let from = 0; from < count; from += PART)
      yield (await part(from, PART)).map(({ questions, lastDateKey, ...who }) => [
        nameOf(who),
        questions,
        `${lastDateKey.slice(0, 4)}-${lastDateKey.slice(4, 6)}-${lastDateKey.slice(6)}`,
      ]);
  };
  return {
    bytes: () => Promise.resolve(xlsxOf('用户明细', head, parts)),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${bot.name}-用户明细-${input.startDateKey}-${input.endDateKey}.xlsx`,
  };
});

/** Who asked an assistant, page by page or all in a spreadsheet. */
export const userRoutes: readonly Route[] = [page, exported];
