import { expect, test } from 'vitest';
import { allows, type Access, type CallerRoles } from './access.ts';

const personal: CallerRoles = {
  identity: 'personal',
  tenantPermission: null,
  customerService: false,
  channelUser: false,
};
const callers = {
  visitor: null,
  personal,
  channelUser: { ...personal, channelUser: true },
  member: { ...personal, identity: 'tenant', tenantPermission: 'member' },
  agent: { ...personal, identity: 'tenant', tenantPermission: 'member', customerService: true },
  admin: { ...personal, identity: 'tenant', tenantPermission: 'admin' },
  owner: { ...personal, identity: 'tenant', tenantPermission: 'owner' },
} satisfies Record<string, CallerRoles | null>;
type Name = keyof typeof callers;

const everyone = Object.keys(callers) as Name[];
const loggedIn = everyone.filter((name) => name !== 'visitor');

test.each<[Access, readonly Name[]]>([
  ['public', everyone],
  ['user', loggedIn],
  ['personal', ['personal', 'channelUser']],
  ['member', ['member', 'agent', 'admin', 'owner']],
  ['adminPlus', ['admin', 'owner']],
  ['owner', ['owner']],
  ['maker', ['personal', 'channelUser', 'admin', 'owner']],
  ['payer', ['personal', 'channelUser', 'owner']],
  ['customerService', ['agent']],
  ['channelUser', ['channelUser']],
  ['ticketUser', loggedIn],
  ['ticketParty', loggedIn],
])('%s is derived from identity, role and service alike on both sides', (access, expected) => {
  expect(everyone.filter((name) => allows(access, callers[name]))).toEqual(expected);
});

test('a role without its enterprise is worth nothing, whatever else is said of the caller', () => {
  const left: CallerRoles = { ...callers.owner, identity: 'personal' };
  for (const access of ['member', 'adminPlus', 'owner', 'customerService'] as const)
    expect(allows(access, left)).toBe(false);
  expect(allows('customerService', { ...callers.agent, identity: 'personal' })).toBe(false);
});
