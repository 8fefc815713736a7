import { beforeAll, expect, it, vi } from 'vitest';
import { openDictionary } from '../retrieval/index.ts';
import { keywordsOf, type Known } from './keywordsOf.ts';
import { newWords } from './newWords.ts';

/** What people ask about every day, by how they ask; the names stand in place of the underscore. */
const fields: readonly { nouns: string; asked: readonly string[]; told: readonly string[] }[] = [
  {
    nouns: '社保 公积金 年假 工资条 医保 个税 报销 加班费 差旅费 年终奖 二维码 问卷',
    asked: [
      '_怎么查询？',
      '请问新员工的_从哪天开始',
      '上个月的_有问题，找谁处理',
      '怎么查_',
      '深圳的_有变化吗',
      '离职以后_怎么办',
    ],
    told: ['_每月核对一次。', '员工的_见附录；', '如需_请先登记。', '_由人事部负责，'],
  },
  {
    nouns: '滤芯 路由器 充电器 空气净化器 扫地机器人 热水器 对讲机 打印机 投影仪 换热器 后备箱 遥控器 蓝牙耳机',
    asked: [
      '_不工作了怎么修',
      '新买的_噪音大，正常吗',
      '_多少钱一个？',
      '_的指示灯一直闪是什么意思',
      '旧_能以旧换新吗',
      '咨询一下_的价格',
    ],
    told: ['更换_以前断电。', '_接通电源；', '本_保修两年，', '请把_放在干燥处。'],
  },
  {
    nouns: '发票 退货 快递 优惠券 保修 会员卡 外卖 小票 验证码 运费 押金 增值税 过路费',
    asked: [
      '_怎么申请',
      '我想问下_的规则',
      '请问_多久能到',
      '昨天的_还没有收到',
      '_过期了还能用吗',
      '忘了要_，现在可以补吗',
    ],
    told: ['_的规则如下：', '申请_请联系客服；', '订单的_当天处理。', '_以系统记录为准，'],
  },
  {
    nouns: '物业费 停车位 门禁卡 电费 房产证 居住证 户口本 营业执照 护照 电梯 暖气 一卡通',
    asked: [
      '办_要带什么材料',
      '_丢了怎么补办',
      '在哪里交_？',
      '孩子的_什么时候能拿到',
      '小区的_归谁管',
      '今年_有什么变化',
    ],
    told: ['业主的_由物业登记。', '办理_需要身份证；', '_每年核对，', '租客没有_的请联系前台。'],
  },
];
const subjects = fields.flatMap(({ nouns, asked, told }) => nouns.split(' ').map((noun) => ({ noun, asked, told })));
const fill = (texts: readonly string[], noun: string) => texts.map((text) => text.replace('_', noun));
const questions = subjects.flatMap(({ noun, asked }) => fill(asked, noun).map((question) => ({ noun, question })));
/** What a handbook of the assistant says of them. */
const documents = subjects.map(({ noun, told }) => fill(told, noun).join(''));
/** What the questions name beside them, which are words too. */
const words = new Set(
  '查询 开始 指示 换新 员工 新员工 处理 深圳 变化 离职 工作 噪音 正常 指示灯 以旧换新 价格 申请 规则 昨天 收到 过期 材料 补办 孩子 拿到 小区 今年 户口'.split(
    ' ',
  ),
);

let known: Known;
beforeAll(async () => {
  const dictionary = await vi.waitFor(
    async () => {
      const opened = await openDictionary();
      expect(opened).toBeDefined();
      return opened!;
    },
    { timeout: 30_000 },
  );
  known = (word) => dictionary.english(word).length > 0;
});

it('nine in ten everyday names come out whole, once they stand in the documents and are asked for', () => {
  const learned = newWords([...documents, ...questions.map(({ question }) => question)]);
  const missed = questions.filter(({ noun, question }) => !keywordsOf(question, learned, known).includes(noun));
  expect(subjects.length).toBeGreaterThanOrEqual(40);
  const told = missed.map(({ question }) => `${question}: ${keywordsOf(question, learned, known).join()}`);
  expect(missed.length / questions.length, told.join('\n')).toBeLessThanOrEqual(0.1);
});

it('of what comes out hardly anything is no word', () => {
  const learned = newWords([...documents, ...questions.map(({ question }) => question)]);
  const all = questions.flatMap(({ noun, question }) =>
    keywordsOf(question, learned, known).map((word) => ({ word, isWord: word === noun || words.has(word) })),
  );
  const odd = all.filter(({ isWord }) => !isWord);
  expect(odd.length / all.length).toBeLessThan(0.05);
});
