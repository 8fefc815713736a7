import {
  coins,
  type AnswerEvent,
  type AnswerTrace,
  type ChatMessage,
  type PublicAssistant,
  type Reference,
  type SentenceMap,
} from '@tinystar/contract';
import { filePass } from '../shared/fixtures.ts';
import { createStore } from 'jotai';
import type { ErrorPlace } from '../shared/errors.ts';
import type { ChatActions } from './chatContext.ts';
import { publicAssistant } from './model/assistant.ts';
import { append, emptyThread, mergeOlder, unsent, type Entry, type Thread } from './model/thread.ts';
import { startTurn, type Problem, type TurnState } from './model/turn.ts';
import { liveTurnAtom, type ChatState, type LiveTurn } from './chatCore.ts';

/** Noon of a fixed day in Shanghai. */
export const NOW = Date.UTC(2026, 2, 18, 6, 31);
export const id = (letter: string) => letter.repeat(32);

const questions = `#安装#
##机器可以横着装吗？##
##离墙要留多大距离？##
#接线#
##接地线怎么接，要用多大线径？##
##RS485通信线如何布线和终端匹配？##
##防水端子没拧紧会有什么后果？##
##直流侧接线前要检查什么？##
#调试并网#
##第一次上电要看哪些数据？##
#告警#
##2062是什么告警？##`;

export const publicBot: PublicAssistant = {
  id: id('a'),
  publicId: id('b'),
  name: '恒曜逆变器安装助手',
  avatar: { type: 'color', color: 'blue' },
  description: '解答HY-110K系列组串式逆变器的安装、接线与调试问题',
  type: 'tenant',
  isPreset: false,
  isShowSimilarQuestions: true,
  isShowQuickButtons: false,
  welcomeWords: {
    content:
      '我熟读HY-110K系列的安装手册、接线图和告警说明，每条回答都附原文出处。您可以问#直流侧接线前要检查什么#，也可以直接告诉我告警代码，例如#2062是什么告警#。',
    type: 'plainText',
  },
  questionWords: { content: questions, isShowQuestionBar: true },
  display: {
    showHeader: 'enabled',
    showDescription: 'enabled',
    bubbleColor: '#00BB93',
    gradientStartColor: '#00B2F9',
    gradientEndColor: '#04EB94',
    gradientAngle: 135,
  },
  tenant: null,
};

export const reference = (number: number, page: number, name: string, more: Partial<Reference> = {}): Reference => ({
  id: `r${number}-${page}`,
  type: 'doc',
  doc_id: id('d'),
  doc_name: name,
  is_doc_deleted: false,
  reference_id: `block-${page}`,
  reference_index: number,
  image_paths: [],
  text: '组串接入前应逐串测量开路电压。最大直流输入电压为1100 V，任何温度条件下均不得超过该值；接入同一路MPPT的组串，其电压差不应大于10 V。',
  score: 0.82,
  locations: [{ blockId: `block-${page}`, page, box: { left: 72, top: 150, right: 520, bottom: 198 } }],
  file_pass: filePass,
  ...more,
});

const entry = (...references: Reference[]) => ({ reference: references, reference_filtered: [] });

export const sentenceMap: SentenceMap = {
  '1': entry(reference(1, 1, 'HY-110K安装手册_V2.3.pdf')),
  '2': entry(reference(2, 2, 'HY-110K安装手册_V2.3.pdf'), reference(2, 3, 'HY-110K安装手册_V2.3.pdf')),
  '3': entry(reference(3, 3, '直流绝缘异常排查指南.docx', { doc_id: id('e') })),
  '4': entry(
    reference(4, 1, '', { type: 'qa', question: '直流端子压接后如何验收？', question_id: id('f'), locations: [] }),
  ),
};

export const answerText = `先确认**组串断开、极性正确、开路电压不超限**，再压接端子。以下要求适用于固件V2.3及以上的全系列机型[1]。

### 接线前检查

1. 断开直流开关与交流断路器，等待至少10分钟，待母线电容放电完毕[1]。
2. 逐串测量开路电压，任意一串都不得高于1100 V；同一路MPPT内各串压差不超过10 V[2]。
3. 测量正、负极对地绝缘电阻，应不低于1 MΩ；阴雨天测得偏低时，先排查接头是否受潮[3]。

### 线缆与压接要求

| 项目 | 4 mm²线缆 | 6 mm²线缆 |
| --- | ---: | ---: |
| 单串允许电流 | 20 A | 30 A |
| 剥线长度 | 7 mm | 8 mm |
| 压接后拉力 | ≥ 310 N | ≥ 360 N |

压接后轻拉端子，应无松动，也听不到二次“咔嗒”声[4]。`;

/** About 3,000 characters, the longest a pleasant answer gets. */
export const longAnswer = Array.from(
  { length: 6 },
  (_, index) => `### 第${index + 1}步\n\n${answerText.replaceAll(/### .*\n\n/g, '')}`,
).join('\n\n');

export const message = (letter: string, more: Partial<ChatMessage> = {}): ChatMessage => ({
  ...unsent(id(letter), 'HY-110K直流侧接线前要做哪些检查？线缆和端子压接有什么要求？', NOW).message,
  id: id(letter),
  kbBotId: id('a'),
  answer: answerText,
  answerStatus: 'success',
  answerSource: 'privateDomain',
  sentenceMap,
  similarQuestions: [
    '组串极性接反后，机器会损坏吗？',
    '直流开关断开多久才能开盖？',
    '绝缘阻抗低告警（代码2062）怎么排查？',
  ],
  ...more,
});

export const clearMarker = (letter: string, timestamp: number): ChatMessage =>
  message(letter, { msgType: 'clear', question: '', answer: '', sentenceMap: {}, similarQuestions: [], timestamp });

export const assistant = publicAssistant(publicBot);
export const visitorPlace: ErrorPlace = { identity: 'visitor', side: 'web', isCreator: false, isForeign: true };

export const threadOf = (...rows: ChatMessage[]): Thread => mergeOlder(mergeOlder(emptyThread, rows), []);

export const stateOf = (thread: Thread, more: Partial<ChatState> = {}): ChatState => ({
  load: 'ready',
  older: 'idle',
  thread,
  answering: null,
  clearing: false,
  announced: 'none',
  ...more,
});

/** A thread whose last answer broke off. */
export const failedThread = (problem: Problem, answer = ''): Thread => {
  const failed: Entry = {
    key: id('9'),
    problem,
    stored: true,
    message: message('9', {
      answer,
      answerStatus: 'failed',
      sentenceMap: {},
      similarQuestions: [],
      timestamp: NOW + 60_000,
    }),
  };
  return append(threadOf(message('1')), failed);
};

/** The store of a conversation in which this answer is being written. */
const storeOf = (live: LiveTurn | null) => {
  const store = createStore();
  store.set(liveTurnAtom, live);
  return store;
};

/** A conversation in which the last question is being answered. */
export const answering = (turn: Partial<TurnState>, link: LiveTurn['link'] = 'online') => {
  const asked = unsent('live', '接地线要用多大的线径？', NOW + 60_000);
  const thread = append(threadOf(message('1')), asked);
  return {
    state: stateOf(thread, { answering: 'live', announced: 'answering' }),
    store: storeOf({ key: 'live', turn: { ...startTurn(id('2')), ...turn }, goesOn: false, link }),
  };
};

export const idle = () => storeOf(null);

const ignore = () => {};
export const quietActions: ChatActions = {
  send: ignore,
  type: ignore,
  stop: ignore,
  retry: ignore,
  goOn: ignore,
  rate: ignore,
  clear: ignore,
  loadOlder: ignore,
  reload: ignore,
  history: () => Promise.resolve([]),
  renewPass: () => Promise.resolve(filePass),
  resolve: ignore,
};

/** The events of one whole answer, in pieces as a model writes them. */
export const answerEvents = (
  letter = '2',
  text = '机壳有两处接地点，**必须同时可靠接地**，接地线截面积不小于16 mm²[1]。',
): AnswerEvent[] => {
  const pieces = text.match(/[\s\S]{1,6}/g) ?? [];
  return [
    ...pieces.map((answer, seq): AnswerEvent => ({ status: 'generating', id: id(letter), seq, answer })),
    {
      status: 'finished',
      id: id(letter),
      seq: pieces.length,
      answerContentType: 'markdown',
      sentenceMap: { '1': sentenceMap['1']! },
      answerSource: 'privateDomain',
      timestamp: NOW + 60_000,
      answerByKeyword: false,
      similarQuestions: ['那铝线可以用吗？'],
    },
  ];
};

const manual = 'HY-110K安装手册_V2.3.pdf';
const tracedPassage = (
  at: number,
  more: Partial<AnswerTrace['passages'][number]> = {},
): AnswerTrace['passages'][number] => ({
  kind: 'doc',
  name: manual,
  pages: [at + 2],
  text: '组串接入前应逐串测量开路电压。最大直流输入电压为1100 V，任何温度条件下均不得超过该值；接入同一路MPPT的组串，其电压差不应大于10 V。',
  score: 0.82 - at / 10,
  words: at + 1,
  vectors: 4 - at,
  similarity: 0.71 - at / 20,
  number: at + 1,
  cited: at === 0,
  ...more,
});

/** How a trial answer came about, with every step the server knows. */
export const answerTrace: AnswerTrace = {
  searched: [
    'HY-110K组串接入前允许的最大开路电压是多少？',
    '直流输入电压上限',
    'maximum open circuit voltage of HY-110K',
  ],
  steps: [
    { step: 'rewrite', state: 'done', ms: 640 },
    { step: 'search', state: 'done', ms: 31 },
    { step: 'vectors', state: 'done', ms: 118 },
    { step: 'rerank', state: 'skipped', ms: 0 },
    { step: 'write', state: 'done', ms: 2_350 },
    { step: 'verify', state: 'done', ms: 1 },
  ],
  passages: [
    tracedPassage(0),
    tracedPassage(1, { name: '直流绝缘异常排查与现场处置指南（含全部机型对照表）2024年修订版.docx' }),
    { ...tracedPassage(2), number: undefined },
  ],
  model: {
    name: 'qwen-plus',
    mode: 'qa',
    temperature: 0.3,
    maxTokens: 1_500,
    window: 16_000,
    inputTokens: 3_482,
    outputTokens: 214,
    estimated: false,
    firstMs: 720,
  },
  unsupported: [],
  source: 'document',
  ms: 3_180,
  coins: coins(1),
};
