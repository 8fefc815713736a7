import type { PublicShoppe, Shoppe, ShoppeBot, ShoppeChoice } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');
export const now = Date.parse('2026-11-21T10:40:00+08:00');

/** A drawing in the place of a photograph, alike on every machine. */
const drawing = (colour: string, width: number, height: number) => ({
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="60%" cy="55%" r="28%" fill="#ffffff55"/></svg>`,
  )}`,
  aspect: width / height,
});

export const shoppe: Shoppe = {
  id: id(1),
  name: '华晨智造展厅',
  description: '从设备维修到焊接工艺，六位助手回答来访客户的技术问题，每个回答都附手册页码。',
  banner: drawing('#12374f', 1560, 640),
  status: 'enabled',
  kbBotCount: 4,
  time: now - 3_600_000,
};

export const list: Shoppe[] = [
  shoppe,
  { ...shoppe, id: id(2), name: '春季工业展', status: 'disabled', kbBotCount: 0, time: now - 86_400_000 * 3 },
];

const names = ['设备维修助手', '新员工入职向导', '质量体系问答', '工艺参数速查', '焊接工艺顾问', '环保合规问答'];
const covers = [
  drawing('#1f7a8c', 4, 3),
  drawing('#2f855a', 3, 4),
  null,
  drawing('#b7791f', 1, 1),
  null,
  drawing('#4c51bf', 4, 3),
];

export const bots: ShoppeBot[] = names.map((name, at) => ({
  id: id(at + 10),
  publicId: id(at + 30),
  name,
  avatar: { type: 'color', color: (['cyan', 'green', 'blue', 'yellow', 'purple', 'green'] as const)[at]! },
  description: at === 4 ? '' : '按故障码给出步骤',
  category: at % 2 ? 'domainKnowledge' : 'general',
  cover: covers[at] ?? null,
  lentBy: at > 3 ? '云栖工程材料' : '',
  state: at === 1 ? 'unpublished' : at === 5 ? 'withdrawn' : 'shown',
}));

/** The same with the showcases where they stand: none, one, or both. */
export const choices: ShoppeChoice[] = bots.map((bot, at) => ({
  ...bot,
  placedIn: list.slice(0, at % 3).map((each) => ({ id: each.id, name: each.name })),
}));

export const enterprise: PublicShoppe['enterprise'] = {
  name: '华晨精密制造',
  avatar: { type: 'color', color: 'cyan' },
};

export const longName = '分布式光伏系统组串式逆变器安装与验收（含直流侧接线、绝缘测量与并网参数设置）';
