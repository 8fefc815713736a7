import type { LedgerEntry, Output, UserInfo, me } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');

export const user = (change: Partial<UserInfo> = {}): UserInfo => ({
  id: id(100),
  name: '林知夏',
  avatar: { type: 'color', color: 'purple' },
  phoneNumber: '13800006021',
  currentTenantId: '',
  couponRegistered: true,
  CoinCount: 86,
  unreadMessageCount: 0,
  tenants: [],
  isTenant: false,
  isUserChannel: false,
  hasPassword: true,
  ...change,
});

const at = Date.UTC(2026, 10, 21, 2, 24);
const line = (number: number, type: string, delta: number, balance: number, remark: string): LedgerEntry => ({
  id: id(number),
  time: at - number * 3_960_000,
  type,
  delta,
  balance,
  remark,
});

export const ledger: Output<typeof me.ledger> = {
  count: 23,
  rows: [
    line(1, 'checkIn', 1, 86, '每日签到'),
    line(2, 'answer', -1, 85, '与设备维修助手对话'),
    line(3, 'invite', 2, 86, '邀请好友'),
    line(4, 'answerReleased', 1, 84, '回答未完成，退回'),
    line(5, 'answer', -1, 83, '与分布式光伏HY-110K系列组串式逆变器安装与维护顾问对话，回答引用了《安装手册》第14页'),
    line(6, 'start', 100, 100, '注册赠送'),
  ],
};

export const tasks = (done: boolean): Output<typeof me.tasks> => ({
  rows: [
    { id: 'checkIn', name: '每日签到', reward: 1, done },
    { id: 'invite', name: '邀请好友', reward: 2, done: false },
  ],
});
