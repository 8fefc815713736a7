import { coins, type Conversation, type UsableAssistant } from '@tinystar/contract';
import type { FeaturedShoppe } from './FeaturedShoppes.tsx';

export const now = Date.UTC(2026, 10, 21, 2, 30);
const hour = 3_600_000;
const id = (number: number) => number.toString(16).padStart(32, '0');
const colours = ['cyan', 'purple', 'green', 'yellow', 'blue', 'purple'] as const;

const card = (number: number, name: string, description: string, monthCount: number): UsableAssistant => ({
  id: id(number),
  publicId: id(100 + number),
  name,
  avatar: { type: 'color', color: colours[number % 6]! },
  type: 'tenant',
  description,
  permission: 'protected',
  isPreset: number === 6,
  own: number !== 6,
  enterpriseName: '',
  documentCount: 10 + number * 7,
  monthCount,
  unreadCount: number === 2 ? 2 : 0,
  questions: [`${name}能回答什么？`],
  price: { payer: 'enterprise', coins: coins(1) },
  lent: false,
  added: number === 2,
});

export const cards: readonly UsableAssistant[] = [
  card(1, '设备维修助手', '按型号与故障码给出处理步骤，每一步附手册名称与页码', 18),
  card(2, '质量体系问答', '程序文件与作业指导书的条款原文，检验与不合格品处理', 11),
  card(3, '新员工入职向导', '考勤、报销、门禁与培训安排，入职第一周最常问的八十个问题', 4),
  card(4, '工艺参数速查', '车、铣、磨工序的切削用量与公差，支持按材料牌号查询', 2),
  card(5, '采购与来料问答', '供应商准入、询比价与来料抽样标准，附表单下载位置', 0),
  card(6, '小星使用向导', '介绍怎样用小星创建助手、上传文档、提问和发布', 0),
];

/** An assistant of another enterprise whose words have no room. */
export const longCard: UsableAssistant = {
  ...card(7, '华东区组串式逆变器安装验收与售后维护联合知识助手（2026修订版）', '', 1_280),
  description:
    '面向安装队、业主与售后工程师，解答屋顶评估、支架安装、并网验收、收益测算与告警处理，答案均引自公司手册与国家标准GB/T 16895.32，并附原文出处',
  own: false,
  permission: 'public',
  enterpriseName: '恒曜（江苏）新能源科技发展股份有限公司第二事业部',
  documentCount: 1_024,
  unreadCount: 128,
  price: { payer: 'other', coins: coins(1) },
};

const asked = (number: number, name: string, lastQuestion: string, hours: number, unreadCount = 0): Conversation => ({
  id: id(number),
  publicId: id(100 + number),
  name,
  avatar: { type: 'color', color: colours[number % 6]! },
  type: 'tenant',
  own: true,
  permission: 'protected',
  lastMessageTime: now - hours * hour,
  lastQuestion,
  agentsAsked: lastQuestion === '',
  unreadCount,
});

/** A conversation whose words have no room. */
export const longRow: Conversation = {
  ...asked(7, longCard.name, '', 1, 128),
  lastQuestion:
    '我们车间的三台五轴加工中心在换刀以后都出现了同样的坐标偏移，重新标定之后第二天又会回来，还需要检查什么？',
};

export const recentRows: readonly Conversation[] = [
  asked(1, '设备维修助手', '主轴热机后还有异响，能继续干活吗', 1),
  asked(2, '质量体系问答', '来料尺寸超差走让步接收要谁签字', 2, 2),
  asked(3, '新员工入职向导', '调到二厂区，门禁要重新录入吗', 17),
  asked(4, '工艺参数速查', '304不锈钢粗车的线速度取多少', 66),
];

/** Of three assistants; the first has a picture, the last words without room. */
export const featuredShoppe: FeaturedShoppe = {
  id: id(40),
  name: '华晨智造展厅',
  rows: [cards[0]!, cards[1]!, longCard].map(({ id: own, publicId, name, avatar, description }, at) => ({
    id: own,
    publicId,
    name,
    avatar,
    description,
    category: null,
    cover:
      at === 0
        ? {
            url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#1f7a8c"/></svg>')}`,
            aspect: 4 / 3,
          }
        : null,
    lentBy: '',
  })),
};
