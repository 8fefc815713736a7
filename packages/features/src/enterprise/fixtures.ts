import {
  coins,
  avatarColors,
  type ImportResult,
  type LedgerEntry,
  type Member,
  type TenantInfo,
  planFeatures,
  type TenantRights,
} from '@tinystar/contract';
import { sessionOf } from '../shared/testing/session.ts';

const id = (number: number) => number.toString(16).padStart(32, '0');

const at = (text: string) => Date.parse(`${text}:00+08:00`);

export const member = (number: number, change: Partial<Member> = {}): Member => ({
  id: id(number),
  name: '周宁',
  avatar: { type: 'color', color: avatarColors[number % avatarColors.length]! },
  phoneNumber: `1380000${String(number).padStart(4, '0')}`,
  permission: 'member',
  status: 'joined',
  time: at('2026-04-16T14:05'),
  ...change,
});

export const owner = member(1, { name: '林知夏', permission: 'owner', time: at('2026-03-02T09:14') });

/** The first page of an enterprise of 36. */
export const members: Member[] = [
  owner,
  member(2, { name: '王海', permission: 'admin', time: at('2026-03-02T10:40') }),
  member(3, { name: '何嘉', permission: 'admin', time: at('2026-06-21T16:30') }),
  member(4, { name: '陈一帆', time: at('2026-05-08T08:52') }),
  member(5, { name: '方圆', status: 'waitJoin' }),
  member(6, { name: '欧阳明远', status: 'waitJoin' }),
  member(7, { name: '孙晓彤', time: at('2026-08-11T11:18') }),
  member(8, { name: '许静怡', time: at('2026-05-08T08:52') }),
  member(9, { name: '赵启航', time: at('2026-10-09T09:03') }),
  member(10),
];

export const importResult = (change: Partial<ImportResult> = {}): ImportResult => ({
  total: 48,
  joinable: 41,
  waitJoin: 4,
  failed: 3,
  failedRows: [
    { phoneNumber: '13800000002', errorMessage: '该手机号已是企业成员', status: 'duplicateImport' },
    { phoneNumber: '13800000003', errorMessage: '该手机号已是企业成员', status: 'duplicateImport' },
    { phoneNumber: '1861204', errorMessage: '手机号格式错误', status: 'invalid' },
  ],
  users: Array.from({ length: 45 }, (_, index) => ({
    phoneNumber: `1390000${String(index).padStart(4, '0')}`,
    name: ['赵启航', '钱一诺', '孙若溪', '周景行'][index] ?? '',
    status: index < 41 ? ('success' as const) : ('notRegistered' as const),
  })),
  ...change,
});

export const tenantInfo = (change: Partial<TenantInfo> = {}): TenantInfo => ({
  id: id(900),
  type: 'formal',
  isCreator: true,
  name: '华晨精密制造',
  displayName: '华晨精密',
  avatar: { type: 'color', color: 'cyan' },
  status: 'enabled',
  unreadMessageCount: 0,
  creatorId: owner.id,
  brandAvatar: null,
  brandDisplayName: '',
  brandStatus: 'disabled',
  kbBotUsage: { used: 12, limit: null },
  planEndsAt: at('2027-03-01T00:00'),
  updatedAt: at('2026-11-20T09:00'),
  ...change,
});

export const rights: TenantRights = {
  plan: 'formal',
  expiresAt: at('2027-03-01T00:00'),
  rights: [
    { id: 'assistants', name: '助手数量', used: 12, limit: null },
    { id: 'documents', name: '文档数量', used: 1_306, limit: 5_000 },
    { id: 'members', name: '成员数量', used: 36, limit: null },
  ],
  features: [...planFeatures],
};

const movements = [
  ['answer', -2, 12_432, '回答问题'],
  ['answer', -2, 12_434, '回答问题'],
  ['answerReleased', 2, 12_436, '回答未完成，退回'],
  ['document', -46, 12_434, '解析文档，2,280页'],
  ['start', 12_480, 12_480, '开通企业赠送'],
] as const;

export const ledger: LedgerEntry[] = movements.map(([type, delta, balance, remark], index) => ({
  id: id(index + 1),
  time: at('2026-11-21T09:40') - index * 5_400_000,
  type,
  delta: coins(delta),
  balance: coins(balance),
  remark,
  ...(type === 'document' && {
    subject: {
      kind: 'document' as const,
      kbBotId: id(901),
      fileId: id(903),
      name: '分布式光伏系统安装与验收手册（2026版）.pdf',
    },
  }),
}));

/** Somebody with this role in the enterprise, acting for it. */
export const sessionAs = (tenantUserPermission: 'owner' | 'admin') =>
  sessionOf({
    user: {
      id: owner.id,
      name: owner.name,
      avatar: owner.avatar,
      phoneNumber: owner.phoneNumber,
      currentTenantId: tenantInfo().id,
      tenants: [tenantInfo()],
      isTenant: true,
    },
    permissions: { isAnyTenantCreator: true, tenantUserPermission, currentIdentity: 'tenant' },
    tenant: tenantInfo(),
  });
