import { expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import type { CookedBlock, CookedPage } from '../cook/types.ts';
import { newId } from '../platform/database/columns.ts';
import { isNear, isSure, search, toPassages, writePassages } from '../retrieval/index.ts';
import { testDatabase } from '../testing/index.ts';
import type { Manual } from './manual.ts';
import { productGuide } from './productGuide.ts';
import { staffHandbook } from './staffHandbook.ts';
import { waterPurifier } from './waterPurifier.ts';

const box = { left: 72, top: 100, right: 500, bottom: 118 };

/** The manual as it is read from print: headings, paragraphs, numbered steps, tables. */
function pagesOf({ name, pieces }: Manual): CookedPage[] {
  const blocks = pieces.flatMap((piece, at): CookedBlock[] => {
    const block = { id: `${name}-${at}`, type: 'paragraph', box } as const;
    if ('heading' in piece) return [{ ...block, text: piece.heading, headingLevel: 1 }];
    if ('text' in piece) return [{ ...block, text: piece.text }];
    if ('steps' in piece) return piece.steps.map((text, step) => ({ ...block, id: `${block.id}-${step}`, text }));
    return [{ ...block, type: 'table', text: piece.caption, cells: piece.table.map((row) => [...row]) }];
  });
  return [{ index: 1, width: 595, height: 842, rotation: 0, textLayer: 'ok', blocks }];
}

/** Asked as people ask, mostly not in the manuals' words; behind each what the answer holds. */
const answered = [
  ['助手名字最长可以多少字？', '1 至 20 个字'],
  ['怎么让欢迎语里的句子可以点？', '一对 # 号'],
  ['一个文件最大多大？', '64M'],
  ['传了一模一样的文件会怎样？', '重复上传'],
  ['换行要按什么键？', 'Shift'],
  ['签到能拿几个币？', '签到可以得到'],
  ['回答失败了会扣钱吗？', '不扣费'],
  ['撤下已发布的助手后链接还能打开吗？', '立即失效'],
  ['一个月迟到五次怎么扣钱？', '四分之一'],
  ['星期几可以居家办公？', '每周三'],
  ['没休完的年假能留到明年吗？', '次年三月底'],
  ['国庆节加班工资怎么算？', '三倍'],
  ['每个月几号发工资？', '每月十日'],
  ['去上海出差住宿标准是多少？', '600 元'],
  ['发票丢了还能报销吗？', '八折'],
  ['密码多久要换一次？', '九十天'],
  ['发现客户资料泄露要在多久内上报？', '一小时'],
  ['自来水压力太高怎么办？', '减压阀'],
  ['黑色的管子接到哪里？', '下水管'],
  ['红灯一闪一闪是什么意思？', '漏水'],
  ['换好滤芯以后如何复位？', '五秒'],
  ['可以用酒精擦机器吗？', '酒精'],
  ['机器一直转停不下来', '止回阀'],
  ['整机保修多少年？', '两年'],
  ['售后电话是多少？', '400-820-6688'],
  ['用了别家的滤芯还保修吗？', '非原装'],
] as const;

const unanswered = [
  '公司有几个办事处？',
  '公司的创始人是谁？',
  '年终奖发几个月？',
  '食堂几点开饭？',
  '团建活动去哪里？',
  '股票期权怎么行权？',
  '停车位怎么申请？',
  '会议室投影仪怎么连接？',
  '能不能接入微信公众号？',
  '安装师傅要收多少安装费？',
  '今天天气怎么样？',
  'What is the capital of France?',
  '红烧肉怎么做？',
  '如何用 Python 连接数据库？',
];

it('finds answers worded otherwise than the question, and is not sure where there are none', async () => {
  const { db, drop } = await testDatabase();
  const kbBotId = newId();
  await db.execute(sql`
    insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
    values (${kbBotId}, ${newId()}, 'personal', 'u', '手册', '{}', now(), now())`);
  for (const manual of [productGuide, staffHandbook, waterPurifier]) {
    const sourceId = newId();
    await db.execute(sql`
      insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, created_at, updated_at)
      values (${sourceId}, ${kbBotId}, ${manual.name}, 'pdf', 'trained', 1, ${sourceId}, 'k', now(), now())`);
    await writePassages(db, { kbBotId, kind: 'doc', sourceId }, manual.name, toPassages(manual.name, pagesOf(manual)));
  }
  const ask = (question: string) => search(db, { kbBotId, kinds: ['doc'] }, question);
  const missed: string[] = [];
  for (const [question, words] of answered) {
    const found = await ask(question);
    const isAmongFirst = found.hits.slice(0, 3).some(({ text }) => text.includes(words));
    if (!isAmongFirst || !isNear(found)) missed.push(question);
  }
  const loud: string[] = [];
  for (const question of unanswered) {
    const { hits, confidence } = await ask(question);
    if (isSure(question, hits, confidence)) loud.push(question);
  }
  await drop();
  expect(missed.length / answered.length, `missed: ${missed.join(' ')}`).toBeLessThanOrEqual(0.1);
  expect(loud.length / unanswered.length, `loud: ${loud.join(' ')}`).toBeLessThanOrEqual(0.2);
});
