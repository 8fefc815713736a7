import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CookedBlock } from '../../cook/types.ts';
import { newId } from '../../platform/database/columns.ts';
import { openDictionary } from '../../retrieval/dictionary.ts';
import { waterPurifier } from '../../demo/waterPurifier.ts';
import { search, toPassages, toQaPassage, writePassages } from '../../retrieval/index.ts';
import { testDatabase, type TestDatabase } from '../../testing/index.ts';
import { answer } from './answer.ts';
import { collect, settings } from './fixtures.ts';
import type { Exchange } from './types.ts';

const SURE = /^以下内容摘自知识库/;
const REFUSED = settings.notFound;
const box = { left: 72, top: 100, right: 500, bottom: 118 };

/** A paragraph, or the rows of a table. */
type Piece = string | string[][];
/** Each piece, or several under one heading, is a passage. */
type Documents = Record<string, readonly (Piece | { together: readonly Piece[] })[]>;

let test: TestDatabase;
beforeAll(async () => {
  test = await testDatabase();
  // A question does not wait for the dictionary for long; on a busy machine the first would go without it.
  await vi.waitFor(async () => expect(await openDictionary()).toBeDefined(), { timeout: 30_000 });
}, 60_000);
afterAll(() => test.drop());

/** An assistant that knows the documents, with a heading above each passage, and the pairs. */
async function assistantOf(documents: Documents, pairs: Record<string, string> = {}) {
  const { db } = test;
  const kbBotId = newId();
  await db.execute(sql`
    insert into kb_bot (id, public_id, owner_type, owner_id, name, avatar, created_at, updated_at)
    values (${kbBotId}, ${newId()}, 'personal', 'u', '店务', '{}', now(), now())`);
  for (const [name, pieces] of Object.entries(documents)) {
    const fileId = newId();
    await db.execute(sql`
      insert into kb_bot_file (id, kb_bot_id, name, kind, status, size, sha256, source_key, created_at, updated_at)
      values (${fileId}, ${kbBotId}, ${name}, 'pdf', 'trained', 1, ${fileId}, 'k', now(), now())`);
    const blocks = pieces.flatMap((piece, at): CookedBlock[] => {
      const parts = typeof piece === 'object' && 'together' in piece ? piece.together : [piece];
      const heading = { type: 'paragraph', box, text: `第${at + 1}节`, headingLevel: 1 } as const;
      return [
        { id: `${fileId}h${at}`, ...heading },
        ...parts.map((part, place): CookedBlock => {
          const id = `${fileId}${at}-${place}`;
          if (typeof part === 'string') return { id, type: 'paragraph', box, text: part };
          return { id, type: 'table', box, text: part.flat().join(' '), cells: part };
        }),
      ];
    });
    const page = { index: 1, width: 595, height: 842, rotation: 0, textLayer: 'ok', blocks } as const;
    await writePassages(db, { kbBotId, kind: 'doc', sourceId: fileId }, name, toPassages(name, [page]));
  }
  for (const [question, reply] of Object.entries(pairs)) {
    const source = { kbBotId, kind: 'qa', sourceId: newId() } as const;
    await writePassages(db, source, question, [toQaPassage(question, [], reply)]);
  }
  return async (question: string, history: readonly Exchange[] = []) => {
    const { text, sentenceMap, certainty, didYouMean } = await collect(
      answer({
        question,
        history,
        settings,
        search: (words, limit) => search(db, { kbBotId, kinds: ['doc', 'qa'] }, words, limit),
        signal: new AbortController().signal,
      }),
    );
    const names = Object.values(sentenceMap).flatMap(({ reference }) => reference.map(({ doc_name }) => doc_name));
    return { text, names, sentenceMap, certainty, didYouMean };
  };
}

const shops = [
  ['门店', '地址', '电话'],
  ['南山店', '梅园路 3 号', '8800 1100'],
  ['北苑店', '松林街 18 号', '8800 1101'],
  ['河口店', '渔人码头 7 号', '8800 1102'],
];
const phones = [
  ['型号', '零售价', '待机', '重量'],
  ['K1', '899 元', '5 天', '170 g'],
  ['K2', '1599 元', '3 天', '195 g'],
  ['K3', '2399 元', '9 天', '182 g'],
];

describe('tables', () => {
  it.each([
    ['电池有多少毫安时？', '4500 mAh'],
    ['净重多少公斤？', '8 kg'],
    ['屏幕多少寸？', '6.7 英寸'],
    ['储物箱多少 cm 高？', '35 厘米'],
  ])('answer %s whatever the measure is called there', async (question, value) => {
    const spec = [
      ['参数', '数值'],
      ['电池', '4500 mAh'],
      ['净重', '8 kg'],
      ['屏幕', '6.7 英寸'],
      ['储物箱高', '35 厘米'],
    ];
    const ask = await assistantOf({ '参数.pdf': [spec, '请在干燥处存放本机，避免阳光直射。'], '价格.pdf': [phones] });
    const { text, certainty } = await ask(question);
    expect(text).toContain(value);
    expect(certainty).toBe('sure');
  });

  it('do not answer for sure what none of their columns holds', async () => {
    const ask = await assistantOf({ '门店.pdf': [shops], '手册.pdf': ['新员工入职第一天由部门主管带领熟悉环境。'] });
    expect((await ask('北苑店的店长是谁？')).text).not.toMatch(SURE);
    expect((await ask('北苑店的传真号码是多少？')).text).not.toMatch(SURE);
    const { text } = await ask('北苑店的电话是多少？');
    expect(text).toMatch(SURE);
    expect(text).toContain('8800 1101');
    expect(text).not.toContain('8800 1102');
  });

  it('answer an amount by the row whose limits hold it', async () => {
    const ask = await assistantOf({
      '权限.pdf': [
        [
          ['请假天数', '审批人'],
          ['1 天以内', '班组长'],
          ['2 至 4 天', '车间主任'],
          ['5 天以上', '厂长'],
        ],
      ],
      'absence.pdf': [
        [
          ['Absence', 'Decided by'],
          ['up to 2 days', 'team lead'],
          ['3 to 5 days', 'plant manager'],
        ],
      ],
    });
    const [three, eight] = [await ask('请三天假谁来审批？'), await ask('请假八天由谁审批？')];
    expect(three.text).toContain('车间主任');
    expect(three.text).not.toMatch(/班组长|厂长/);
    expect(eight.text).toContain('厂长');
    expect(eight.text).not.toMatch(/班组长|车间主任/);
    const four = await ask('Who decides on an absence of 4 days?');
    expect(four.text).toContain('plant manager');
    expect(four.text).not.toContain('team lead');
  });

  it('answer a limit that the question repeats by its row alone, and 万 as ten thousand', async () => {
    const ask = await assistantOf({
      '采购.pdf': [
        [
          ['合同金额', '审批人'],
          ['10,000 元以下', '科长'],
          ['10,000 元至 200,000 元', '副总'],
          ['200,000 元以上', '董事会'],
        ],
      ],
    });
    const repeated = (await ask('合同金额 10,000 元以下的审批人是谁？')).text;
    expect(repeated).toContain('科长');
    expect(repeated).not.toContain('副总');
    const large = (await ask('五万元的合同谁审批？')).text;
    expect(large).toContain('副总');
    expect(large).not.toMatch(/科长|董事会/);
  });

  it('answer an amount by the row between whose ends it lies', async () => {
    const ask = await assistantOf({
      '假期.pdf': [
        [
          ['累计工作年限', '年假天数'],
          ['满1年不满10年', '5 天'],
          ['满10年不满20年', '10 天'],
          ['满20年', '15 天'],
        ],
      ],
    });
    const { text } = await ask('工作三年有几天年假？');
    expect(text).toContain('满1年不满10年');
    expect(text).not.toMatch(/10 天|15 天/);
    expect((await ask('工作十二年年假有多少天？')).text).toMatch(/满10年不满20年.*10 天/);
  });

  it('answer a follow-up by its own row, without doubt', async () => {
    const ask = await assistantOf({ '手机.pdf': [phones] });
    const { text } = await ask('那 K3 呢？', [{ question: 'K1 的待机是多久？', answer: '5 天' }]);
    expect(text).toMatch(SURE);
    expect(text).toContain('9 天');
    expect(text).not.toMatch(/899|1599/);
  });

  it('are shown, and nothing beside them, where things are to be compared', async () => {
    const ask = await assistantOf({
      '手机.pdf': ['三款手机都可以在门店试用，待机时间以实际为准。', phones],
      '门店.pdf': ['最近的门店有手机维修点。'],
    });
    for (const question of ['最便宜的是哪款？', '哪款最贵？', '最轻的是哪款？', '待机最长的是哪款？']) {
      const { text, names } = await ask(question);
      expect(text, question).toMatch(SURE);
      expect(text, question).toContain('| K1 | 899 元 | 5 天 | 170 g |');
      expect(text, question).not.toContain('试用');
      expect(names, question).toEqual(['手机.pdf']);
    }
  });
});

describe('names', () => {
  const cars = [
    ['车型', '座位', '日租金'],
    ['岭风 T3', '5 座', '198 元'],
    ['岭风 T5', '7 座', '268 元'],
    ['晨光 EV', '5 座', '328 元'],
  ];
  const drone = [
    ['Item', 'Value'],
    ['Takeoff weight', '920 g'],
    ['Maximum flight time', '38 minutes'],
    ['Maximum speed', '16 m/s'],
  ];
  const documents: Documents = {
    '租车.pdf': [
      cars,
      '岭风 T3 与岭风 T4 行驶时车内噪声不高于 62 分贝。',
      '岭风 T5 每天 268 元，岭风 T3 每天 198 元，均含保险。',
      '电话与服务：到店请先取号。服务热线 400-555-1020，每天九点至十八点有人接听。',
    ],
  };

  it.each(['岭风 T7 的日租金', '岭风 T7 的日租金是多少？', '岭风 T5 Pro 的日租金', '岭风 T5 的噪声是多少？'])(
    '%s is not surely answered with what is said of another model',
    async (question) => {
      const { text } = await (await assistantOf(documents))(question);
      expect(text).not.toMatch(SURE);
    },
  );

  it('are found where they stand, and the row of the name comes before sentences of several', async () => {
    const ask = await assistantOf(documents);
    for (const question of ['岭风 T5 的日租金', '岭风 T5 多少钱？']) {
      const { text } = await ask(question);
      expect(text, question).toMatch(SURE);
      expect(text, question).toContain('268 元');
      expect(text, question).not.toContain('198 元');
    }
    const typed = await ask('chen guang EV 日租金');
    expect(typed.text).toContain('328 元');
    expect(typed).toMatchObject({ certainty: 'related', didYouMean: '晨光 EV 日租金' });
  });

  it('of an error are asked for by what the display does', async () => {
    const codes = [
      ['代码', '含义', '处理办法'],
      ['E01', '水箱缺水', '加水后按确认键'],
      ['E02', '豆仓空', '添加咖啡豆'],
      ['E09', '加热异常', '断电并联系售后'],
    ];
    const ask = await assistantOf({ '咖啡机.pdf': [codes] });
    for (const question of ['出现 E09 怎么处理？', '显示E09怎么办'])
      expect((await ask(question)).text, question).toContain('断电并联系售后');
    expect((await ask('出现 E07 怎么处理？')).text).toBe(REFUSED);
  });

  it('of a document stand for all it says, in both languages', async () => {
    const ask = await assistantOf({ 'Heron-9.pdf': ['The Heron-9 is a folding drone for surveying roofs.', drone] });
    for (const question of ['Heron-9 的最大飞行时间', 'How long can the Heron-9 fly?']) {
      const { text } = await ask(question);
      expect(text, question).toMatch(SURE);
      expect(text, question).toContain('38 minutes');
      expect(text, question).not.toContain('920 g');
    }
    for (const question of ['Heron-8 的最大飞行时间', 'How long can the Heron-8 fly?'])
      expect((await ask(question)).text, question).not.toMatch(SURE);
  });

  it('of kinds that are missing do not make their neighbours sure', async () => {
    const ask = await assistantOf({
      '規則.pdf': [
        [
          ['讀者類別', '可借冊數'],
          ['成人讀者', '十冊'],
          ['兒童讀者', '六冊'],
          ['外籍讀者', '四冊'],
        ],
      ],
      '咖啡机.pdf': [
        [
          ['指示灯', '含义'],
          ['白灯常亮', '可以使用'],
          ['白灯闪烁', '正在加热'],
          ['橙灯常亮', '水箱缺水'],
        ],
      ],
    });
    for (const question of ['老人读者可以借几册？', '紫灯常亮什么意思？', '橙灯闪烁是什么意思？'])
      expect((await ask(question)).text, question).not.toMatch(SURE);
    for (const [question, right, wrong] of [
      ['成人读者可以借几册？', '十冊', '六冊'],
      ['白灯常亮什么意思？', '可以使用', '水箱'],
      ['橙灯常亮什么意思？', '水箱缺水', '加热'],
    ] as const) {
      const { text } = await ask(question);
      expect(text, question).toMatch(SURE);
      expect(text, question).toContain(right);
      expect(text, question).not.toContain(wrong);
    }
  });
});

describe('the demo', () => {
  it.each([
    ['活性炭滤芯多久换', '12 个月', '五分钟'],
    ['进水水压是多少', '0.1 至 0.4 兆帕', '滤芯已到期'],
    ['客服电话多少', '400-820-6688', '冻裂'],
    ['绿灯常亮什么意思', '工作正常', '滤芯已到期'],
    ['外出几天需要关阀门吗？', '外出超过三天', '减压阀'],
  ])('%s is answered by the row or sentence that names it', async (question, right, wrong) => {
    const pieces = waterPurifier.pieces.flatMap((piece): Piece[] =>
      'table' in piece ? [piece.table.map((row) => [...row])] : 'text' in piece ? [piece.text] : [],
    );
    const { text } = await (await assistantOf({ '星泉 S1 净水器使用手册.pdf': pieces }))(question);
    expect(text).toContain(right);
    expect(text).not.toContain(wrong);
  });
});

describe('a short fact beside a table', () => {
  it.each(['家长会什么时候？', '家长会什么时候开？', '家长会的时间', '家长会几点开始？'])(
    '%s is answered by the fact alone',
    async (question) => {
      const fees = [
        ['项目', '标准', '缴费时间'],
        ['伙食费', '每月 480 元', '每月 5 日前'],
        ['校车费', '每学期 900 元', '开学第一周'],
        ['校服费', '每套 260 元', '8 月 25 日前'],
      ];
      const fact = '家长会定于 9 月 12 日上午 9:30 在多功能厅举行，请家长准时到场。';
      const ask = await assistantOf({ '通知.pdf': [{ together: [fact, '请各班于 9 月 10 日前上报名单。', fees] }] });
      const { text } = await ask(question);
      expect(text).toMatch(SURE);
      expect(text).toContain('9:30');
      expect(text).not.toContain('伙食费');
    },
  );
});

describe('digits, emoji and marks alone', () => {
  it.each(['12', '12 😀', '😀', '？？', '……'])('%s names nothing, whatever was asked before', async (question) => {
    const ask = await assistantOf({ '租车.pdf': ['租金按小时计算，每小时 12 元，不足一小时按一小时计。'] });
    const { text, names } = await ask(question, [{ question: '租金怎么算？', answer: '每小时 12 元' }]);
    expect(text).toBe(REFUSED);
    expect(names).toEqual([]);
  });

  it('are answered by the pair that is asked just so', async () => {
    const ask = await assistantOf({ '租车.pdf': ['每小时 12 元。'] }, { '12': '12 是续租。' });
    expect((await ask('12')).text).toContain('12 是续租。');
    expect((await ask('13')).text).toBe(REFUSED);
  });
});

describe('what is said in passing', () => {
  it('of the moment is answered by no document, while the hours of a thing are', async () => {
    const ask = await assistantOf({
      '泳池.pdf': [
        '今天天气晴好时露天泳池开放，现在的开放时间为 9:00 至 18:00。',
        'The weather station shows rain today.',
      ],
    });
    for (const question of [
      '今天天气怎么样？',
      '明天会下雨吗',
      '现在几点了？',
      '今天星期几',
      'What is the weather like today?',
    ])
      expect((await ask(question)).text, question).not.toMatch(SURE);
    expect((await ask('今天露天泳池几点开放？')).text).toContain('9:00');
  });

  it('for somebody at a time are answered by the hours', async () => {
    const ask = await assistantOf({
      '售后.pdf': ['整机保修两年。保修热线 400-555-0171，每天 9:00 至 18:00 接听。'],
      'desk.pdf': ['The parking phone is staffed Monday to Saturday until 16:00.'],
    });
    for (const [question, hours] of [
      ['保修热线周末有人吗？', '每天 9:00'],
      ['保修热线周日有人接吗', '每天 9:00'],
      ['Is anyone at the parking phone on Saturday?', 'Monday to Saturday'],
    ] as const) {
      const { text } = await ask(question);
      expect(text, question).toMatch(SURE);
      expect(text, question).toContain(hours);
    }
  });

  it('in English of a Chinese text are translated as the phrases they are', async () => {
    const ask = await assistantOf({ '制度.pdf': ['年假 12 天，须提前申请。', '营业时间为 9:00 至 17:30。'] });
    expect((await ask('How many days of annual leave?')).text).toContain('12 天');
  });

  it('about an age that a rule leaves out is not answered for sure', async () => {
    const ask = await assistantOf({ '租车.pdf': ['十二岁以下的儿童不可以骑车，家长须在场。'] });
    expect((await ask('8岁的儿童可以骑车吗？')).text).toMatch(SURE);
    expect((await ask('80岁的老人可以骑车吗？')).text).not.toMatch(SURE);
  });

  it('is greeted and never answered from a passage', async () => {
    const ask = await assistantOf({ 'hello.pdf': ['Hello world. Thank you for reading. Goodbye.'] });
    for (const greeting of ['你好', '您好！', '你好，在吗？', 'Hello'])
      expect((await ask(greeting)).text, greeting).toBe('您好，我是人事助手，请问有什么可以帮您？');
    expect((await ask('谢谢啦')).text).toBe('不客气，还有问题可以接着问我。');
    expect((await ask('再见')).text).toBe('再见，有问题随时来问我。');
    expect((await ask('Hello world 是什么？')).names).toEqual(['hello.pdf']);
  });
});

describe('what is asked for and not told', () => {
  it('is not made up from times and dates where things are to be counted', async () => {
    const ask = await assistantOf({
      '幼儿园.pdf': [
        '幼儿园每天早上七点半开园，八点二十分关门。接送卡由班主任发放。',
        '食堂有三个窗口，共二十张餐桌。',
      ],
    });
    expect((await ask('幼儿园有几个班？')).text).not.toMatch(SURE);
    expect((await ask('食堂有几个窗口？')).text).toContain('三个窗口');
    expect((await ask('食堂有多少张餐桌？')).text).toContain('二十张');
  });

  it('is not a road, a park or a hospital that no name says', async () => {
    const ask = await assistantOf({
      '体检.pdf': ['仁和医院体检前三日请清淡饮食，前一晚十点后禁食。'],
      '游园.pdf': ['游园活动定于十月十八日上午 8:20 开始，学生在操场集合。'],
    });
    const askNamed = await assistantOf({ '义诊.pdf': ['义诊活动在滨江公园举行，市二院位于和平路 12 号。'] });
    expect((await ask('仁和医院在哪条路？')).text).not.toMatch(SURE);
    expect((await ask('游园活动去哪个公园？')).text).not.toMatch(SURE);
    expect((await askNamed('义诊活动在哪个公园举行？')).text).toContain('滨江公园');
    expect((await askNamed('市二院在哪条路？')).text).toContain('和平路');
  });

  it('is told by the clause without a limit, where another one limits it', async () => {
    const ask = await assistantOf({
      '手册.pdf': [
        '正式员工每年享有七天带薪年假，工龄满五年的增加至十二天。年假应提前三个工作日在系统中申请。病假期间发放基本工资的八成。',
      ],
    });
    expect((await ask('工作三年有几天年假？')).text).toContain('七天带薪年假');
  });

  it('is no row of the others of its kind', async () => {
    const prices = [
      ['Bike', 'Per hour', 'Per day'],
      ['City bike', '4 euros', '18 euros'],
      ['Cargo bike', '9 euros', '42 euros'],
    ];
    const ask = await assistantOf({ 'bikes.pdf': [prices] });
    expect((await ask('What does an electric bike cost per day?')).text).not.toMatch(SURE);
    expect((await ask('What does a cargo bike cost per day?')).text).toContain('42 euros');
    // What is compared is among those that are listed.
    expect((await ask('Which is the cheapest bike per day?')).text).toContain('18 euros');
  });

  it('is the sentence that says it, not another one that shares as much with the question', async () => {
    const ask = await assistantOf({
      '露营灯.pdf': [
        '拾光 L3 露营灯重 320 克，电池容量 5200 毫安时。附赠挂钩一个、充电线一条，不含充电头。',
        [
          ['指示灯', '含义'],
          ['红灯闪烁', '电量低于百分之二十'],
          ['绿灯闪烁', '正在充电'],
        ],
        '短按电源键切换亮度。长期不用时每三个月充电一次。灯罩可用湿布擦拭。整灯质保十八个月，电池质保六个月。',
      ],
    });
    expect((await ask('露营灯的充电时间是多久？')).text).not.toMatch(SURE);
  });
});

describe('what a thing is', () => {
  it('is told by the sentence that says so, not by labels of figures', async () => {
    const ask = await assistantOf({
      'solar.pdf': [
        {
          together: [
            'Hybrid inverter connection diagram hybrid inverter',
            'Install the hybrid inverter in the shade. A hybrid inverter is a device that feeds both the grid and a battery. Keep 30 cm of space around it.',
            'Figure 3 hybrid inverter, what is shown',
          ],
        },
      ],
      '设备.pdf': ['旁路阀安装在泵的左侧，旁路阀须每月检查一次。旁路阀是指在检修时让水绕过泵的阀门。'],
    });
    const { text } = await ask('What is a hybrid inverter?');
    expect(text).toContain('A hybrid inverter is a device that feeds both the grid and a battery.');
    expect(text).not.toMatch(/diagram|Figure/);
    expect((await ask('什么是旁路阀？')).text).toContain('让水绕过泵');
  });
});

describe('too much of something', () => {
  it('is not said by a word that shares a character', async () => {
    const ask = await assistantOf({
      '电动车.pdf': [
        '电机质保三年，控制器质保两年。服务热线 4006-778-990。',
        [
          ['故障', '处理'],
          ['刹车过热', '停车冷却二十分钟'],
          ['电压过低', '立即充电'],
        ],
      ],
    });
    expect((await ask('控制器过热怎么办？')).text).not.toMatch(SURE);
    expect((await ask('刹车过热怎么办？')).text).toMatch(/^以下内容摘自知识库[^]*停车冷却二十分钟/);
    expect((await ask('电压过低怎么办？')).text).toMatch(/^以下内容摘自知识库[^]*立即充电/);
  });
});

describe('words', () => {
  it('tell the sentence with an age or with papers from one that names the subject more often', async () => {
    const ask = await assistantOf({
      '租车.pdf': [
        '承租人应年满二十一周岁，取车时须出示本人身份证、驾驶证原件，驾驶证领取须满一年以上，副驾驶人亦须到店登记并在合同上签字确认。租车押金以信用卡预授权方式收取，租车人须提供本人名下的信用卡，信用额度不少于五千元，有效期不少于六个月，不接受他人代付或现金支付。',
        '迟还四小时以内的，每小时加收日租金的百分之二十；超过四小时的，加收一日租金。',
      ],
      '通知.pdf': ['因管网检修，本小区将于 6 月 12 日 9:00 至 17:00 暂停供水，请提前储水。'],
    });
    expect((await ask('租车要多大年纪？')).text).toContain('二十一周岁');
    expect((await ask('租车需要什么证件')).text).toContain('驾驶证原件');
    expect((await ask('还车晚了三个小时怎么收费')).text).toContain('百分之二十');
    expect((await ask('什么时候停水')).text).toContain('17:00');
    expect((await ask('什么时候停电')).text).not.toMatch(SURE);
  });

  it('are not translated into half of a phrase', async () => {
    const ask = await assistantOf({
      'rules.pdf': ['Employees may work from home up to three days per week.', 'The canteen opens at noon.'],
    });
    expect((await ask('健身卡可以退吗？')).text).toBe(REFUSED);
  });

  it('of the headings say which of two like sentences is meant', async () => {
    const ask = await assistantOf({
      '净水器.pdf': ['整机保修两年，滤芯属于耗材，不在保修范围内。'],
      '蓝牙耳机.pdf': ['七日内无理由退货，整机保修一年，人为进液不在保修范围。'],
    });
    expect((await ask('耳机整机保修多久？')).names[0]).toBe('蓝牙耳机.pdf');
    expect((await ask('净水器整机保修多久？')).names[0]).toBe('净水器.pdf');
  });
});

describe('names that the documents give in brackets', () => {
  it.each([
    ['PPD 要多久复查一次？', '四周'],
    ['ODS 的预热时间是多少？', 'ten minutes'],
  ])('%s is found under the other name', async (question, answer) => {
    const ask = await assistantOf({
      '护理.pdf': [
        '产后抑郁症（PPD）由专科医生诊断。',
        '产后抑郁症患者每四周复查一次，直到症状消失。',
        '其他患者多久复查一次由医生决定，一般要八周。',
      ],
      'oven.pdf': [
        'The oven drying system (ODS) needs a fused plug.',
        'The oven drying system needs ten minutes of preheating.',
      ],
    });
    expect((await ask(question)).text).toContain(answer);
  });
});

describe('editions of one document', () => {
  const rules = (days: string) =>
    `会议室须提前${days}在协同平台预订，每次不超过三小时，预订后未使用且未取消的累计三次暂停资格一个月。`;

  it('share one number that leads to both, where they say the same', async () => {
    const ask = await assistantOf({
      '须知.pdf': ['遗留物品由前台保管七日，逾期交由行政部统一处理，贵重物品须当面清点并登记。'],
      '須知.pdf': ['遺留物品由前臺保管七日，逾期交由行政部統一處理，貴重物品須當面清點並登記。'],
      '食堂.pdf': ['食堂午餐供应时间为十一点半到一点，逾期不再供应热菜。'],
    });
    const { text, names } = await ask('遗留物品保管几日？');
    expect(text.match(/七日/g)).toHaveLength(1);
    expect(names.toSorted()).toEqual(['須知.pdf', '须知.pdf']);
  });

  it('name what else was found in the cited document, in short, but not what is cited', async () => {
    const ask = await assistantOf({
      '保洁.pdf': ['大堂每日清洁两次，时间为早六点和晚八点。', '大堂清洁由夜班保洁员负责，清洁后须登记。'],
    });
    const { sentenceMap } = await ask('大堂每日清洁几次？');
    const { reference, reference_filtered: more } = sentenceMap['1']!;
    expect(more.length).toBeLessThanOrEqual(3);
    const cited = new Set(reference.flatMap(({ locations }) => locations.map(({ blockId }) => blockId)));
    for (const { doc_id: id, locations } of more) {
      expect(id).toBe(reference[0]!.doc_id);
      expect(locations.some(({ blockId }) => cited.has(blockId))).toBe(false);
    }
    expect(more.map(({ text }) => text).join()).toContain('夜班');
  });

  it('are both shown where they differ', async () => {
    const ask = await assistantOf({ '须知2023.pdf': [rules('一日')], '须知2024.pdf': [rules('两日')] });
    const { text, names } = await ask('会议室须提前几日预订？');
    expect(text).toContain('提前一日');
    expect(text).toContain('提前两日');
    expect(names.toSorted()).toEqual(['须知2023.pdf', '须知2024.pdf']);
  });
});

describe('documents that answer differently', () => {
  const documents: Documents = {
    '员工手册.pdf': ['正式员工试用期为三个月，期满由主管考核后转正。', '工资于每月十日发放。'],
    '招聘须知.pdf': ['录用后试用期为六个月，试用期工资按八成计算。', '面试请携带身份证原件。'],
    '通知.pdf': ['本公司试用期均为 3 个月，自入职之日起算。'],
    '食堂.pdf': ['食堂试营业期为两周，期间饭菜八折。'],
  };
  it('stand side by side, each with its source', async () => {
    const { text, names } = await (await assistantOf(documents))('试用期是多久？');
    expect(text).toMatch(/不同文档的说法不同/);
    expect(text).toContain('三个月');
    expect(text).toContain('六个月');
    expect(names).toContain('招聘须知.pdf');
    expect(text).not.toContain('两周');
  });

  it('say so of their numbers, so that they can be compared', async () => {
    const { sentenceMap } = await (await assistantOf(documents))('试用期是多久？');
    const differing = Object.entries(sentenceMap).filter(([, { differs }]) => differs);
    expect(differing.length).toBeGreaterThan(1);
    for (const [number, { differs = [] }] of differing)
      for (const other of differs) expect(sentenceMap[String(other)]?.differs).toContain(Number(number));
  });

  it('are one answer where they say the same', async () => {
    const { '招聘须知.pdf': _, ...same } = documents;
    const { text } = await (await assistantOf(same))('试用期是多久？');
    expect(text).not.toContain('说法不同');
  });
});

describe('questions as they are typed', () => {
  it.each([
    ['lvxin duojiu huan', '六个月'],
    ['lvxin多久换', '六个月'],
    ['beiyuan dian dianhua', '8800 1101'],
    ['绿心多久更换', '六个月'],
    ['虑芯多久更换？', '六个月'],
    ['北园店的电话', '8800 1101'],
    ['How often is the hydralic oil changed?', 'once a year'],
    ['K2O 的容量是多少？', '20 升'],
  ])('%s finds what was meant', async (question, answer) => {
    const ask = await assistantOf({
      '手册.pdf': [
        '滤芯应每六个月更换一次，更换时先关闭进水阀。',
        '型号 K20 的水箱容量为 20 升。',
        '清洁外壳时请用软布。',
      ],
      '门店.pdf': [shops],
      'manual.pdf': ['Change the hydraulic oil once a year and check the brakes daily.'],
    });
    expect((await ask(question)).text).toContain(answer);
  });

  it('what was probably meant is asked back, and what that finds is only related', async () => {
    const ask = await assistantOf({ '手册.pdf': ['滤芯应每六个月更换一次，更换时先关闭进水阀。'] });
    const typed = await ask('lvxin duojiu genghuan?');
    expect(typed).toMatchObject({ didYouMean: '滤芯多久更换?', certainty: 'related' });
    expect((await ask(typed.didYouMean!)).didYouMean).toBeUndefined();
  });

  it('what was typed decides while it finds anything near: the other reading stands beside it', async () => {
    const ask = await assistantOf({
      'manual.pdf': [
        'Change the hydraulic oil once a year and check the brakes daily.',
        'The cabin is cleaned weekly.',
      ],
    });
    const { text, didYouMean } = await ask('Who changes the hydralic oil?');
    expect(text).toContain('once a year');
    expect(didYouMean).toBe('Who changes the hydraulic oil?');
  });

  it('a word that is no mistake is taken for no other of its sound', async () => {
    const ask = await assistantOf({
      '追偿.pdf': ['担保人承担责任后可以向债务人追偿。', '工期以合同约定为准。', '和中药店相邻。'],
    });
    for (const question of ['何种情况下可以追偿？', '供气不稳定怎么办？'])
      expect((await ask(question)).didYouMean).toBeUndefined();
  });

  it.each(['zenme zuo hongshaorou', 'Can he run', '红烧肉怎么做'])(
    '%s finds nothing where nothing is',
    async (question) => {
      const ask = await assistantOf({ '手册.pdf': ['滤芯应每六个月更换一次，更换时先关闭进水阀。'] });
      expect((await ask(question)).text).toBe(REFUSED);
    },
  );
});
