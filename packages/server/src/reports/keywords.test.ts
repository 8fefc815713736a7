import { describe, expect, it, vi } from 'vitest';
import { openDictionary } from '../retrieval/index.ts';
import { keywordsOf } from './keywordsOf.ts';
import { newWords } from './newWords.ts';

/** What people of one field ask about, and how they ask; what they name stands in place of the underscore. */
const fields: readonly [nouns: string, asked: readonly string[]][] = [
  [
    '社保 医保 公积金 工资条 加班费 差旅费 报销单 试用期 年假 工伤',
    [
      '_怎么查？',
      '请问新员工的_从哪天开始算',
      '上个月的_有问题，找谁处理？',
      '公司对_有什么规定',
      '离职以后_怎么办',
      '深圳和北京的_一样吗',
    ],
  ],
  [
    '增值税 契税 房产证 居住证 身份证 驾驶证 停车证 物业费 水电费 贷款',
    [
      '办_要带什么材料？',
      '_在哪里办理',
      '外地人的_可以代办吗？',
      '今年_有什么变化',
      '我的_填错了怎么办',
      '孩子的_什么时候能拿到',
    ],
  ],
  [
    '滤芯 净水器 热水器 洗衣机 路由器 投影仪 扫地机 打印机 充电桩 传感器',
    [
      '_不工作了怎么办？',
      '怎么清洗_',
      '新买的_噪音很大，正常吗？',
      '_的指示灯一直闪是什么意思',
      '旧_能以旧换新吗',
      '请问_多少钱一个？',
    ],
  ],
  [
    '逆变器 变频器 断路器 压缩机 光伏板 边压块 法兰 夹具 轴承 阀门',
    [
      '_的安装间距是多少',
      '更换_之前要断电吗？',
      '现场的_生锈了怎么处理',
      '_报警以后怎么复位？',
      '海边用的_要多久检查一次',
      '客户问_的质保几年',
    ],
  ],
  // From CC-CEDICT by hash, what the platform cuts into words that it knows among them.
  [
    '垃圾分类 空气炸锅 免疫系统 信息系统 机械语言 公交站 手续费 工具栏 过滤器 售票口',
    [
      '_怎么查？',
      '请问新员工的_从哪天开始算',
      '怎么清洗_',
      '我的_填错了怎么办',
      '今年_有什么变化',
      '客户问_的质保几年',
    ],
  ],
];
const subjects = fields.flatMap(([nouns, asked]) => nouns.split(' ').map((noun) => ({ noun, asked })));
const questions = subjects.flatMap(({ noun, asked }) => asked.map((each) => each.replace('_', noun)));

describe('the words of questions', () => {
  const learned = newWords(questions);

  it.each(subjects)('name $noun in every question about it', ({ noun, asked }) => {
    const without = asked
      .map((each) => each.replace('_', noun))
      .filter((each) => !keywordsOf(each, learned).includes(noun));
    expect(without).toEqual([]);
  });

  it('are words, and no pieces of what is said around them', () => {
    const known = new Set(subjects.map(({ noun }) => noun));
    expect([...learned].filter((word) => !known.has(word))).toEqual([]);
    const all = new Set(questions.flatMap((question) => keywordsOf(question, learned)));
    for (const piece of [
      '怎么办',
      '的时候',
      '什么意思',
      '社保怎',
      '芯多久',
      '积金',
      '由器',
      '压块',
      '多少钱',
      '了怎么',
    ])
      expect(all).not.toContain(piece);
  });

  it('tell a word from words that only meet often', () => {
    const asked = [
      '更换滤芯周期',
      '滤芯周期多久',
      '原装滤芯周期',
      '滤芯周期提醒',
      '滤芯价格',
      '滤芯型号',
      '旧滤芯回收',
      '进口滤芯',
    ];
    expect([...newWords(asked)]).toEqual(['滤芯']);
  });

  it('tell a word from what is said of it', () => {
    const asked = [
      '新路由器掉线',
      '换了新路由器',
      '卧室新路由器',
      '路由器密码',
      '客厅路由器',
      '改路由器',
      '重启路由器',
      '路由器灯',
    ];
    expect([...newWords(asked)]).toEqual(['路由器']);
  });

  it('are learned from documents where questions are few', () => {
    const manual = '路由器接通电源。把路由器放在高处；重启路由器以后等两分钟。家用路由器支持两个频段。';
    expect(keywordsOf('路由器没信号', newWords([manual]))).toContain('路由器');
  });

  it('are words that the dictionary holds: no signs that only stand together, and not how something went', async () => {
    const dictionary = (await vi.waitFor(
      async () => {
        const opened = await openDictionary();
        expect(opened).toBeDefined();
        return opened;
      },
      { timeout: 30_000 },
    ))!;
    const known = (word: string) => dictionary.english(word).length > 0;
    const wordsOf = (question: string) => keywordsOf(question, new Set(), known);
    expect(wordsOf('离心泵漏油怎么修')).toEqual(['离心', '漏油']);
    expect(wordsOf('扫码枪扫不出来')).toEqual(['扫码枪']);
    expect(wordsOf('工牌丢了咋补')).toEqual([]);
    expect(wordsOf('蓝牙连不上')).toEqual(['蓝牙']);
    expect(wordsOf('叉车电池充不满')).toEqual(['叉车', '电池']);
    expect(wordsOf('打卡忘了咋整')).toEqual(['打卡']);
    expect(wordsOf('空气炸锅怎么清洗')).toEqual(['空气炸锅', '清洗']);
    expect(wordsOf('我的退货上有问题，我想问下')).toEqual(['退货']);
    expect(wordsOf('开关坏了找谁，报关怎么办')).toEqual(['开关', '报关']);
    expect(wordsOf('手续费怎么这么高')).toContain('手续费');
    // Names that an everyday sign begins or ends, and places where that sign is none of a name.
    expect(wordsOf('二维码和对讲机都坏了')).toEqual(['二维码', '对讲机']);
    expect(wordsOf('点外卖要小票吗')).toEqual(['外卖', '小票']);
    expect(wordsOf('三个税种怎么报')).toEqual([]);
    expect(wordsOf('上个月的会员要带什么')).toEqual(['会员']);
    expect(wordsOf('社保断缴')).toEqual(['社保']);
    expect(wordsOf('不锈钢空调保修多久')).toEqual(['不锈钢', '空调', '保修']);
    expect(wordsOf('逆变器报E031是什么意思？')).toEqual(['逆变器', 'e031']);
  });
});
