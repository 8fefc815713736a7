import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CookedBlock, CookedPage } from '../cook/types.ts';
import { newId } from '../platform/database/columns.ts';
import { testDatabase, type TestDatabase } from '../testing/index.ts';
import { isNear, isSure } from './certain.ts';
import {
  CONFIDENT,
  hideBlocks,
  removePassages,
  search,
  setSourceEnabled,
  STRONG,
  toPassages,
  toQaPassage,
  writePassages,
  writeSources,
} from './index.ts';

const box = { left: 72, top: 100, right: 500, bottom: 118 };
const paragraphs = (prefix: string, texts: readonly string[]): CookedPage[] => [
  {
    index: 1,
    width: 595,
    height: 842,
    rotation: 0,
    textLayer: 'ok',
    blocks: texts.flatMap((text, at): CookedBlock[] => [
      { id: `${prefix}h${at}`, type: 'paragraph', box, text: text.slice(0, 4), headingLevel: 1 },
      { id: `${prefix}${at}`, type: 'paragraph', box, text },
    ]),
  },
];

const handbook = [
  '正式员工每年享有五天带薪年假，年假须提前三天在系统里申请。',
  '差旅费在出差结束后十天之内凭发票报销，逾期不予受理。',
  '办公室空调夏季设定为二十六度，由行政部统一管理。',
  '升级 tlmgr 本身请运行 tlmgr update -self 命令。',
];

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
});
afterAll(() => test.drop());

/** An assistant with one trained document. */
async function assistant(texts: readonly string[] = handbook, status = 'trained') {
  const { db } = test;
  const [kbBotId, fileId, prefix] = [newId(), newId(), newId()];
  await db.execute(sql`
    insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
    values (${kbBotId}, ${newId()}, 'personal', 'u', '人事', '{}', now(), now())`);
  await db.execute(sql`
    insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, created_at, updated_at)
    values (${fileId}, ${kbBotId}, '手册.pdf', 'pdf', ${status}, 1, ${fileId}, 'k', now(), now())`);
  const source = { kbBotId, kind: 'doc', sourceId: fileId } as const;
  await writePassages(db, source, '手册.pdf', toPassages('手册.pdf', paragraphs(prefix, texts)));
  const ask = (question: string, kinds: readonly ('doc' | 'qa')[] = ['doc', 'qa']) =>
    search(db, { kbBotId, kinds }, question);
  return { kbBotId, fileId, prefix, source, ask };
}

describe('searching the knowledge of an assistant', () => {
  it('knows the evidence of the words also where the vector of their passage stands out', async () => {
    const { kbBotId, ask } = await assistant();
    const question = '正式员工有几天年假';
    const [byWords] = (await ask(question)).hits;
    const near = [{ id: byWords!.id, similarity: 0.9, stands: 3 }];
    const { hits, confidence } = await search(test.db, { kbBotId, kinds: ['doc'] }, question, 8, near);
    expect(hits[0]).toMatchObject({ id: byWords!.id, strength: byWords!.strength, standsOut: true });
    expect(isSure(question, hits, confidence)).toBe(true);
    const byVectorAlone = await search(test.db, { kbBotId, kinds: ['doc'] }, '休息的日子', 8, near);
    expect(byVectorAlone.hits[0]).toMatchObject({ id: byWords!.id, standsOut: true });
    expect(isSure('休息的日子', byVectorAlone.hits, byVectorAlone.confidence)).toBe(false);
  });

  it.each([
    ['夜班几点开始', '夜班从晚上九点到次日早上六点'],
    ['How much for losing a book?', 'handling fee of $8'],
    ['工资几号发？', '工资于每月十日发放'],
  ])('is confident to answer %s', async (question, answer) => {
    const { ask } = await assistant([
      '白班从早上九点到晚上六点，夜班从晚上九点到次日早上六点。',
      '租赁设备须交押金五百元。逾期按日租金一点五倍收取费用，损坏照价赔偿。',
      'A lost book is charged at its list price plus a handling fee of $8.',
      '工资于每月十日发放，遇节假日提前。',
    ]);
    const { hits, confidence } = await ask(question);
    expect(hits[0]?.text).toContain(answer);
    expect(confidence).toBeGreaterThan(CONFIDENT);
  });

  it('finds the passage that answers, with its document, blocks and pages', async () => {
    const { ask, fileId, prefix } = await assistant();
    const { hits, confidence } = await ask('年假有几天？');
    expect(hits[0]).toMatchObject({
      kind: 'doc',
      sourceId: fileId,
      name: '手册.pdf',
      blockIds: [`${prefix}0`],
      pages: [1],
    });
    expect(hits[0]?.spans[0]).toMatchObject({ blockId: `${prefix}0`, page: 1, box });
    expect(confidence).toBeGreaterThan(CONFIDENT);
  });

  it.each([
    ['怎样给 tlmgr 升级？', 'tlmgr update -self'],
    ['how do I update tlmgr itself', 'tlmgr update -self'],
    ['報銷差旅費要多久？', '十天之内'],
    ['空调几度', '二十六度'],
  ])('finds it for %s, in other words, scripts and languages', async (question, words) => {
    const { ask } = await assistant();
    const { hits, confidence } = await ask(question);
    expect(hits[0]?.text).toContain(words);
    expect(confidence).toBeGreaterThan(CONFIDENT);
  });

  it.each([
    ['休假要提前多长时间提出？', '提前三天'],
    ['How many days of paid leave do employees get?', '五天带薪年假'],
    ['空调夏天设为26度对吗？', '二十六度'],
  ])('finds it for %s, which says it in none of its words', async (question, words) => {
    const { ask } = await assistant();
    const found = await ask(question);
    expect(found.hits[0]?.text).toContain(words);
    expect(isNear(found)).toBe(true);
  });

  it.each(['办公室空调的功率是多少？', '办公室的面积是多少？', 'tlmgr 有没有图形界面？', 'tlmgr 9 怎样升级？'])(
    'is not confident about %s: the subject stands there, what is asked of it does not',
    async (question) => {
      const { ask } = await assistant();
      expect((await ask(question)).confidence).toBeLessThan(CONFIDENT);
    },
  );

  it.each([
    ['蓝灯长亮表示什么？', '绿灯长亮表示什么？'],
    ['北港码头的末班船是几点？', '南港码头的末班船是几点？'],
    ['What does a blinking blue light mean?', 'What does a blinking red light mean?'],
    ['家属可以报销健身卡吗？', '家属可以报销体检费吗？'],
    ['丧假有几天？', '婚假有几天？'],
    ['员工食堂的菜单多久更换？', '冰箱的滤网多久更换？'],
  ])('is silent about %s where only its likeness (%s) is told', async (absent, present) => {
    const { ask } = await assistant([
      '指示灯绿灯长亮表示电量充足，红灯闪烁表示电量不足。',
      '南港码头的末班船是 19:30，东渡码头的末班船是 21:00。',
      'A blinking red light means that the battery is low, a green light that it is full.',
      '家属每年可以报销体检费一次，由工会审核。',
      '婚假十天，陪产假十五天。被保险人身故的，保险金给付受益人。',
      '冰箱的滤网每六个月更换，员工自行清洗。',
    ]);
    expect((await ask(absent)).confidence).toBeLessThan(CONFIDENT);
    expect((await ask(present)).confidence).toBeGreaterThanOrEqual(CONFIDENT);
  });

  it('finds the limits that an amount is compared with, whatever the child is called', async () => {
    const { ask } = await assistant([
      '火车站店每日 6:00 至 23:00 营业；雨雪天气下两店均提前一小时关门。',
      '未满12周岁的儿童不得骑行，12 至 16 周岁须由成人陪同。',
    ]);
    const found = await ask('10岁的孩子可以骑车吗？');
    expect(found.hits[0]?.text).toContain('未满12周岁');
    expect(isNear(found)).toBe(true);
  });

  it.each(['补卡收多少钱？', 'What does a lost card cost?'])(
    'takes an amount for the answer to %s, whatever it is called there',
    async (question) => {
      const { ask } = await assistant(['补卡收十五元，当场领取。', 'Lost card: 15 euros, handed out at once.']);
      expect((await ask(question)).confidence).toBeGreaterThanOrEqual(CONFIDENT);
    },
  );

  it.each([
    ['How often must the barometer be calibrated?', 'Barometer'],
    ['Who approves the replacement of a sensor?', 'foreman'],
    ['火车站店雨天几点关门？', '雨雪天气'],
    ['When does the shop open?', '8:00'],
  ])('is confident to answer %s from the words of a small document', async (question, answer) => {
    const { ask } = await assistant([
      'Calibration interval: Thermometer 12 months, Barometer 36 months.',
      'Sensors are replaced by the foreman, who approves each of them.',
      '火车站店每日 6:00 至 23:00 营业；雨雪天气下两店均提前一小时关门。',
      '未满12周岁的儿童不得骑行，12 至 16 周岁须由成人陪同。',
      'The shop opens at 8:00 on all days.',
    ]);
    const { hits, confidence } = await ask(question);
    expect(hits[0]?.text).toContain(answer);
    expect(confidence).toBeGreaterThanOrEqual(CONFIDENT);
  });

  it('is less confident about a thing whose name it holds in part', async () => {
    const { ask } = await assistant(['押金：城市自行车 200 元，电助力车 500 元，还车后当日退还。']);
    expect((await ask('城市自行车押金')).confidence).toBeGreaterThanOrEqual(STRONG);
    expect((await ask('山地车押金')).confidence).toBeLessThan(STRONG);
  });

  it('finds the same again once it knows which words stand everywhere', async () => {
    const shelves = Array.from({ length: 450 }, (_, at) => `第${at}号仓库存放备用零件，由班组登记。`);
    const { ask } = await assistant([...shelves, '仓库的备用零件由登记员赵敏在班组里清点。']);
    for (const question of ['备用零件由谁清点？', '备用零件在仓库由班组登记吗？']) {
      const first = await ask(question);
      const second = await ask(question);
      expect(first.hits.length).toBeGreaterThan(0);
      expect(second.hits.length).toBeGreaterThan(0);
      expect(second.hits[0]?.text).toBe(first.hits[0]?.text);
    }
    expect((await ask('备用零件由谁清点？')).hits[0]?.text).toContain('赵敏');
  });

  it('judges a document alone as it does among others', async () => {
    const alone = await assistant();
    const library = await assistant([
      ...handbook,
      ...Array.from({ length: 60 }, (_, at) => `第${at}号仓库存放备用零件。`),
    ]);
    for (const question of ['年假有几天？', '差旅费多久之内报销？', '空调几度']) {
      expect((await alone.ask(question)).confidence).toBeGreaterThan(CONFIDENT);
      expect((await library.ask(question)).confidence).toBeGreaterThan(CONFIDENT);
    }
  });

  it.each(['红烧肉怎么做才好吃？', 'What is the capital of France?', '这是什么？', '？？？', '   ', '😀'])(
    'is not confident about %s, which the knowledge does not hold',
    async (question) => {
      const { ask } = await assistant();
      expect((await ask(question)).confidence).toBeLessThan(CONFIDENT);
    },
  );

  it('is confident when one row holds the words of the question apart, less when they are strewn over the passage', async () => {
    const row = '出水变小时请更换滤芯。';
    const strewn = '每周清洗进水口。\n盖板会随温度变形。\n小心烫手，流程见附页。';
    const other = ['包装内附有说明书一份。', '请在干燥处存放本机。'];
    const near = await assistant([row, ...other]);
    const far = await assistant([strewn, ...other]);
    const [close, loose] = [await near.ask('水流变小'), await far.ask('水流变小')];
    expect(close.confidence).toBeGreaterThan(CONFIDENT);
    expect(loose.confidence).toBeLessThan(close.confidence);
  });

  it('never gives a passage of another assistant, whatever the question says (TEN-03)', async () => {
    const mine = await assistant(['我们公司的食堂在三楼。']);
    const other = await assistant();
    for (const question of ['年假有几天？', `${other.kbBotId} 年假`, "' or true --", '年假 | tlmgr & !x:*']) {
      const { hits } = await mine.ask(question);
      expect(hits.every(({ sourceId }) => sourceId === mine.fileId)).toBe(true);
    }
  });

  it.each(['cookPending', 'training', 'trainFailed'])('finds nothing in a document that is %s', async (status) => {
    const { ask } = await assistant(handbook, status);
    expect((await ask('年假有几天？')).hits).toEqual([]);
  });

  it('goes on finding a document that waits for the training after a save of its blocks, until its pages are read anew', async () => {
    const { ask, fileId } = await assistant(handbook, 'training');
    await test.db.execute(sql`
      insert into kb_bot_file_save (file_id, version, user_id, pages, block_ids, created_at)
      select id, version, 'u', '[]', '{}', now() from kb_bot_file where id = ${fileId}`);
    expect((await ask('年假有几天？')).hits).not.toEqual([]);
    await test.db.execute(sql`update kb_bot_file set version = version + 1 where id = ${fileId}`);
    expect((await ask('年假有几天？')).hits).toEqual([]);
  });

  it('loses a disabled block at once, and the whole document when it is switched off or deleted', async () => {
    const { ask, kbBotId, prefix, source } = await assistant();
    const texts = async () => (await ask('年假有几天？差旅费怎样报销？')).hits.map(({ text }) => text.slice(0, 2));
    expect(await texts()).toEqual(expect.arrayContaining(['正式', '差旅']));
    await hideBlocks(test.db, kbBotId, [`${prefix}0`]);
    expect(await texts()).not.toContain('正式');
    await setSourceEnabled(test.db, source, false);
    expect(await texts()).toEqual([]);
    await setSourceEnabled(test.db, source, true);
    expect(await texts()).toContain('正式');
    await removePassages(test.db, source);
    expect(await texts()).toEqual([]);
  });

  it('replaces the passages of a document that is trained again', async () => {
    const { ask, source } = await assistant();
    await writePassages(test.db, source, '手册.pdf', toPassages('手册.pdf', paragraphs('new', ['年假改为每年十天。'])));
    const { hits } = await ask('年假有几天？');
    expect(hits.map(({ text }) => text)).toEqual(['年假改为每年十天。']);
  });

  it('is certain of a Q&A pair that is asked word for word, and leaves pairs out where they are switched off', async () => {
    const { ask, kbBotId } = await assistant();
    const pair = toQaPassage('你是谁？', ['介绍一下你自己'], '我是人事助手。');
    await writePassages(test.db, { kbBotId, kind: 'qa', sourceId: 'pair-1' }, '你是谁？', [pair]);
    for (const question of ['你是谁', '介绍一下你自己！']) {
      expect((await ask(question)).hits[0]).toMatchObject({
        kind: 'qa',
        sourceId: 'pair-1',
        score: 1,
        text: '我是人事助手。',
      });
    }
    const reworded = await ask('能不能介绍一下你');
    expect(reworded.hits[0]).toMatchObject({ sourceId: 'pair-1' });
    expect(reworded.confidence).toBeGreaterThan(CONFIDENT);
    expect((await ask('你是谁', ['doc'])).hits.filter(({ kind }) => kind === 'qa')).toEqual([]);
    expect((await ask('年假有几天？', [])).hits).toEqual([]);
  });

  describe('in a library whose entries differ by one word', () => {
    const machines = Array.from({ length: 1_200 }, (_, at) => at + 1);
    const worded = (at: number) => `第${at}号设备的滤网多久清洗一次？`;
    let library: Awaited<ReturnType<typeof assistant>>;
    beforeAll(async () => {
      library = await assistant([]);
      const sources = machines.map((at) => ({
        sourceId: `machine-${at}`,
        name: worded(at),
        passages: [toQaPassage(worded(at), [], `每${at}天清洗，由班组登记。`)],
      }));
      await writeSources(test.db, { kbBotId: library.kbBotId, kind: 'qa' }, sources);
    });

    it.each([3, 617, 1_199])('finds entry %i, wherever it was stored', async (at) => {
      for (const question of [worded(at), `请问${at}号设备，滤网多久要清洗`]) {
        expect((await library.ask(question)).hits[0]).toMatchObject({ sourceId: `machine-${at}` });
      }
    });

    it('finds the pair whose question is all that the others have in common', async () => {
      const question = '设备的滤网多久清洗一次？';
      const [pairId, entryId] = [newId(), newId()];
      const { kbBotId } = library;
      await test.db.execute(sql`
        insert into kb_bot_qa_pair (id, kb_bot_id, created_at, updated_at) values (${pairId}, ${kbBotId}, now(), now())`);
      await test.db.execute(sql`
        insert into kb_bot_qa_entry (id, qa_pair_id, kb_bot_id, type, content, is_main, created_at, updated_at)
        values (${entryId}, ${pairId}, ${kbBotId}, 'q', ${question}, true, now(), now())`);
      const pair = toQaPassage(question, [], '按铭牌上写的天数。');
      await writePassages(test.db, { kbBotId, kind: 'qa', sourceId: pairId }, question, [pair]);
      for (const asked of [question, ' 设备的滤网多久清洗一次', '设备的滤网多久清洗一次?']) {
        expect((await library.ask(asked)).hits[0]).toMatchObject({ sourceId: pairId, score: 1 });
      }
      expect((await library.ask(question, ['doc'])).hits).toEqual([]);
    });
  });
});
