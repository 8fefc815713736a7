import type { ChatMessage, Reference, SharedAnswer } from '@tinystar/contract';

const id = (letter: string) => letter.repeat(32);

const reference = (number: number, name: string, page: number, text: string): Reference => ({
  id: `r${number}`,
  type: 'doc',
  doc_id: id('d'),
  doc_name: name,
  is_doc_deleted: false,
  reference_id: `block-${number}`,
  reference_index: number,
  image_paths: [],
  text,
  locations: [{ blockId: `block-${number}`, page, box: { left: 72, top: 150, right: 520, bottom: 198 } }],
});

const message: ChatMessage = {
  id: id('1'),
  kbBotId: id('a'),
  kbBotType: 'tenant',
  chatId: id('1'),
  msgType: 'qa',
  question: '直流侧接线前要做哪些检查？',
  answer: `先确认**组串断开、极性正确、开路电压不超限**，再压接端子 [1]。

1. 断开直流开关与交流断路器，等待至少10分钟 [1]。
2. 逐串测量开路电压，任意一串都不得高于1100 V [2]。

| 项目 | 4 mm²线缆 | 6 mm²线缆 |
| --- | ---: | ---: |
| 单串允许电流 | 20 A | 30 A |
| 剥线长度 | 7 mm | 8 mm |`,
  answerContentType: 'markdown',
  answerStatus: 'success',
  answerSource: 'privateDomain',
  answerByKeyword: false,
  stopped: false,
  sentenceMap: {
    '1': {
      reference: [
        reference(
          1,
          'HY-110K安装手册_V2.3.pdf',
          14,
          '接线前断开直流开关与交流断路器，等待10分钟，待母线电容放电完毕。',
        ),
      ],
      reference_filtered: [],
    },
    '2': {
      reference: [
        reference(2, '直流绝缘异常排查指南.pdf', 3, '最大直流输入电压为1100 V，任何温度条件下均不得超过该值。'),
      ],
      reference_filtered: [],
    },
  },
  similarQuestions: [],
  thumb: 'none',
  userId: '',
  timestamp: Date.UTC(2026, 2, 18, 6, 31),
};

/** A published assistant's answer with two sources. */
export const shared: SharedAnswer = {
  assistant: { id: id('a'), publicId: id('b'), name: '恒曜逆变器安装助手', avatar: { type: 'color', color: 'blue' } },
  asks: true,
  message,
};
