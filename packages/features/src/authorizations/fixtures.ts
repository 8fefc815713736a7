import type { Receiver } from '@tinystar/contract';
import type { Received, Receivers } from './CenterView.tsx';
import type { LentPage } from './LentView.tsx';

const id = (number: number) => number.toString(16).padStart(32, '0');
export const now = Date.parse('2026-11-21T10:40:00+08:00');

export const receiver: Receiver = {
  id: id(1),
  friendlyId: '7c41a9e2',
  name: '华晨精密',
  avatar: { type: 'color', color: 'cyan' },
};

export const receivers: Receivers = {
  friendlyId: '3f8b20d6',
  rows: [
    { ...receiver, kbBotCount: 3 },
    { id: id(2), friendlyId: 'b05e7713', name: '远航物流', avatar: { type: 'color', color: 'blue' }, kbBotCount: 1 },
  ],
};

export const lent: LentPage['rows'] = ['光伏安装顾问', '售后助手', '合同条款助手'].map((name, at) => ({
  id: id(at + 10),
  publicId: id(at + 20),
  name,
  avatar: { type: 'color', color: at % 2 ? 'blue' : 'cyan' },
  description: '安装、验收与日常维护',
  time: now - at * 86_400_000,
}));

export const received: Received = { rows: lent.slice(0, 1).map((row) => ({ ...row, tenantName: '远航物流' })) };
