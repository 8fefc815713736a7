import {
  attachments,
  constants,
  login,
  pathOf,
  type Assistant,
  type ChatMessage,
  type FilePass,
} from '@tinystar/contract';
import { mock } from '@tinystar/contract/mock';
import { http, HttpResponse } from 'msw';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="112" height="42"><rect width="112" height="42" fill="#ECF0EF"/><path d="M10 30 30 12M40 30h20L40 12h20M72 12v18M92 12l12 18M104 12 92 30" stroke="#005f8f" stroke-width="3" fill="none"/></svg>';

/** What is shown of a call that is refused because the role was taken away meanwhile. */
export const denied = { kind: 'failed', message: '没有权限进行这项操作', denied: true } as const;

/** A pass that outlives every story. */
export const filePass: FilePass = { expires: '4102444800', holder: 'use', signature: 'A'.repeat(43) };

/** Answers every request for a captcha with one picture. */
export const withCaptcha = mock.ok(login.generateCaptcha, { captchaId: 'drawn', svg });

const landscapeSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"><rect width="80" height="80" fill="#cfe8f5"/><circle cx="54" cy="24" r="10" fill="#d98a62"/><path d="M0 60 Q 20 34 40 52 T 80 44 V80 H0Z" fill="#4f8a5b"/></svg>';

/** A drawn picture. */
export const landscape = `data:image/svg+xml,${encodeURIComponent(landscapeSvg)}`;

/** The same as the server would give it for what was sent. */
export const withLandscape = http.get(`*${pathOf(attachments.file, 'personal')}`, () =>
  HttpResponse.text(landscapeSvg, { headers: { 'content-type': 'image/svg+xml' } }),
);

const id = (letter: string) => letter.repeat(32);

/** What a question was sent with. */
export const sentAlong: Required<Pick<ChatMessage, 'attachments' | 'mentions'>> = {
  attachments: [
    { id: id('e'), name: '接线图.png', kind: 'picture', size: 839_680, state: 'ready', file_pass: filePass },
    { id: id('f'), name: '验收报告.pdf', kind: 'pdf', size: 2_516_582, state: 'ready', file_pass: filePass },
  ],
  mentions: [{ id: id('c'), name: 'HY-110K安装手册_V2.3.pdf' }],
};

/** An assistant as its maker sees it. */
export const assistant: Assistant = {
  id: '1'.padStart(32, '0'),
  publicId: '3e9'.padStart(32, '0'),
  name: '光伏安装顾问',
  avatar: { type: 'color', color: 'yellow' },
  type: 'personal',
  tenantId: '',
  description: '面向安装队与业主，解答屋顶评估、支架安装、并网验收和收益测算，遇到资料未覆盖的问题会直接说明',
  permission: 'private',
  category: null,
  status: 'enabled',
  llmName: 'simple_v3',
  indexType: 'simple_v3',
  isPreset: false,
  isShowSimilarQuestions: true,
  isShowQuickButtons: false,
  welcomeWords: {
    content: '您好，我是光伏安装顾问。常被问到：#彩钢瓦屋顶能装多少千瓦#，#并网需要哪些材料#',
    type: 'plainText',
  },
  questionWords: { content: '#屋顶评估#\n##混凝土屋面需要做防水处理吗？##', isShowQuestionBar: true },
  replyTone: { id: 'professional' },
  replyKnowledgeSource: 'privateDomain',
  replyPublicDomain: { prompt: '', largeLanguageModel: '' },
  replyPrivateDomain: {
    knowledgeSources: [
      { id: 'document', status: 'enabled', showReference: true, indexType: 'simple_v3' },
      { id: 'qa', status: 'disabled', showReference: true, indexType: 'simple_v3' },
    ],
  },
  kbBotQaException: {
    privateDomainKnowledgeNotFound: { content: constants.KNOWLEDGE_NOT_FOUND },
    systemException: { content: constants.SYSTEM_EXCEPTION },
  },
  customerService: {
    status: 'disabled',
    serviceLevelAgreement: 24,
    handOff: { keywords: [], afterDislikes: true },
    officeHours: { status: 'disabled', days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00', words: '' },
  },
  attachments: 'people',
  metaConfig: {
    answerMode: 'qa',
    answerSteps: { rewrite: true, vectors: true, rerank: true, verify: true },
  },
  display: {
    showHeader: 'enabled',
    showDescription: 'enabled',
    bubbleColor: constants.BUBBLE_COLOR,
    gradientStartColor: constants.GRADIENT.start,
    gradientEndColor: constants.GRADIENT.end,
    gradientAngle: constants.GRADIENT.angle,
  },
  createdAt: Date.parse('2026-11-21T10:00:00+08:00'),
  updatedAt: Date.parse('2026-11-21T10:00:00+08:00'),
};
