import type { PromotionRank } from '@tinystar/contract';
import { addDays } from '@tinystar/ui';
import { dateKeyOf } from '../shared/days.ts';
import type { RangeFigures, Summary } from './promotion.ts';

const days = Array.from({ length: 30 }, (_, at) => dateKeyOf(addDays('2026-10-23', at)));
const wave = (at: number, height: number) => Math.round(height * (1 + Math.sin(at / 3)) + (at % 4));

export const summary: Summary = {
  promoteeCount: 1284,
  activeCount: 860,
  vipCount: 42,
  usage: days.map((dateKey, at) => ({ dateKey, usageCount: wave(at, 120), userCount: wave(at, 30) })),
};

const rank = (number: number, name: string, count: number): PromotionRank => ({
  id: number.toString(16).padStart(32, '0'),
  name,
  avatar: { type: 'color', color: (['blue', 'green', 'purple', 'yellow', 'cyan'] as const)[number % 5]! },
  count,
});

export const figures: RangeFigures = {
  deltas: days.map((dateKey, at) => ({ dateKey, count: wave(at, 6) })),
  services: [
    { service: 'use', count: 4120 },
    { service: 'web', count: 1830 },
    { service: 'make', count: 640 },
  ],
  users: [
    rank(1, '林知夏', 812),
    rank(2, '欧阳若兰（华东区设备运维与备件保障中心）', 640),
    rank(3, '陆瑾', 511),
    rank(4, '周岚', 240),
    rank(5, '沈一鸣', 96),
  ],
  assistants: [
    rank(6, '设备维修助手', 1920),
    rank(7, '分布式光伏HY-110K系列组串式逆变器安装与验收顾问', 1204),
    rank(8, '未公开的助手', 730),
  ],
};

export const noFigures: RangeFigures = {
  deltas: days.map((dateKey) => ({ dateKey, count: 0 })),
  services: [],
  users: [],
  assistants: [],
};
