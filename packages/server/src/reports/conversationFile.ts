import { channelNames, constants } from '@tinystar/contract';
import { attachmentsOf } from '../answers/attachments/present.ts';
import type { AssistantRow } from '../assistants/schema.ts';
import type { AttachmentRow, MessageRow } from '../answers/schema.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileAnswer } from '../platform/http/route.ts';
import { askedBy, nameOf, type AskedBy } from './askedBy.ts';
import { bestScore, eachMatching, isUnanswered, sourcesOf } from './conversations.ts';
import { matching, type ConversationFilter } from './matching.ts';
import { xlsxOf } from './xlsx.ts';

const head = ['时间', '提问人', '来源', '省份', '问题', '随问题发送', '回答', '状态', '相似度', '评价', '引用'];
const thumbWords = { up: '点赞', down: '点踩', none: '' } as const;

const timeOf = new Intl.DateTimeFormat('sv-SE', {
  timeZone: constants.TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Names of what went with a question: files and pictures, and the documents that it keeps to. */
const sentWith = (row: MessageRow, attachments: readonly AttachmentRow[]): string =>
  [...attachments.map(({ name }) => name), ...row.mentions.map(({ name }) => `只在“${name}”中查找`)].join('\n');

const cellsOf = (row: MessageRow, who: AskedBy, attachments: readonly AttachmentRow[]): (string | number)[] => [
  timeOf.format(row.createdAt),
  nameOf(who),
  channelNames[row.source as keyof typeof channelNames] ?? row.source,
  row.province,
  row.question,
  sentWith(row, attachments),
  row.answer,
  isUnanswered(row) ? '答不上来' : row.certainty === 'related' ? '只有相关内容' : '已回答',
  isUnanswered(row) ? '' : roundedScore(row),
  thumbWords[row.thumb],
  sourcesOf(row.sentenceMap)
    .map((each) => {
      const pages = [...new Set(each.locations.map(({ page }) => page))];
      const name = each.type === 'qa' ? (each.question ?? each.doc_name) : each.doc_name;
      const where = pages.length > 0 ? ` 第${pages.join('、')}页` : '';
      const pictures = each.image_paths.length > 0 ? ` 原文图片${each.image_paths.length}张` : '';
      return `[${each.reference_index}] ${name}${where}${pictures}`;
    })
    .join('\n'),
];

/** As the page shows it. */
const roundedScore = (row: MessageRow): number | '' => {
  const score = bestScore(row);
  return score === null ? '' : Math.round(score * 100) / 100;
};

/** Conversations with their sources as a spreadsheet. */
export function conversationFile(db: Database, { id, name }: AssistantRow, filter: ConversationFilter): FileAnswer {
  matching(id, filter);
  const rows = async function* () {
    for await (const part of eachMatching(db, id, filter)) {
      const who = await askedBy(
        db,
        part.map(({ asker }) => asker),
      );
      const sent = await attachmentsOf(
        db,
        part.map((row) => row.id),
      );
      yield part.map((row) => cellsOf(row, who(row.asker), sent.get(row.id) ?? []));
    }
  };
  return {
    bytes: () => Promise.resolve(xlsxOf('对话明细', head, rows)),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fileName: `${name}-对话明细-${filter.startDateKey}-${filter.endDateKey}.xlsx`,
  };
}
