import { coins, type LedgerEntry, type Output, type UserInfo, type me, type LedgerSubject } from '@tinystar/contract';

const id = (number: number) => number.toString(16).padStart(32, '0');

export const user = (change: Partial<UserInfo> = {}): UserInfo => ({
  id: id(100),
  name: '林知夏',
  avatar: { type: 'color', color: 'purple' },
  phoneNumber: '13800006021',
  currentTenantId: '',
  couponRegistered: true,
  CoinCount: coins(86),
  unreadMessageCount: 0,
  tenants: [],
  isTenant: false,
  isUserChannel: false,
  hasPassword: true,
  updatedAt: Date.UTC(2026, 0),
  ...change,
});

const at = Date.UTC(2026, 10, 21, 2, 24);
const answerOf = (name: string): LedgerSubject => ({
  kind: 'answer',
  kbBotId: id(901),
  messageId: id(902),
  publicId: 'Z5r0mQ7bVt1e',
  type: 'tenant',
  side: 'use',
  name,
});
const line = (
  number: number,
  type: string,
  delta: number,
  balance: number,
  remark: string,
  subject?: LedgerSubject,
): LedgerEntry => ({
  id: id(number),
  time: at - number * 3_960_000,
  type,
  delta: coins(delta),
  balance: coins(balance),
  remark,
  ...(subject && { subject }),
});

export const ledger: Output<typeof me.ledger> = {
  count: 23,
  rows: [
    line(1, 'checkIn', 1, 86, '每日签到'),
    line(2, 'answer', -1, 85, '回答问题', answerOf('设备维修助手')),
    line(3, 'invite', 2, 86, '邀请好友', { kind: 'invite', name: '' }),
    line(4, 'answerReleased', 1, 84, '回答未完成，退回'),
    line(
      5,
      'answer',
      -1,
      83,
      '回答问题',
      answerOf('分布式光伏HY-110K系列组串式逆变器安装与维护顾问（华东大区售后服务中心）'),
    ),
    line(6, 'start', 100, 100, '注册赠送'),
  ],
};

export const tasks = (done: boolean): Output<typeof me.tasks> => ({
  rows: [
    { id: 'checkIn', name: '每日签到', reward: coins(1), done },
    { id: 'invite', name: '邀请好友', reward: coins(2), done: false },
  ],
});
