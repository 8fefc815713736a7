import { expect, test } from 'vitest';
import { isBuilt, routes } from '../routes.ts';
import { groupTabs, pageName, pageTabs } from './tabs.ts';

const open = routes.filter(isBuilt);
const at = (name: string) => open.find((route) => route.name === name);

test('the tab bar of the making workspace comes from its routes: one tab for each group that has an open page', () => {
  const tabs = groupTabs(open, at('adminKbBotKnowledgeDoc'), '7');
  expect(tabs.map(({ label }) => label)).toEqual(['对话', '角色设置', '知识库', '发布', '数据报表']);
  expect(tabs.map(({ href }) => href)).toEqual([
    '/a/train/bot/7/chat',
    '/a/train/bot/7/role/basic',
    '/a/train/bot/7/knowledge/doc',
    '/a/train/bot/7/release/webapp',
    '/a/train/bot/7/report/overview',
  ]);
});

test('within a group its pages are tabs, those of the enterprise only for whom they are open', () => {
  const labels = (of: typeof open) => pageTabs(of, at('adminKbBotRoleBasic'), '7').map(({ label }) => label);
  expect(labels(open)).toEqual(['基础', '高级', '界面', '广告', '客服', '修改记录']);
  expect(labels(open.filter(({ access }) => access === 'maker'))).toEqual(['基础', '高级', '修改记录']);
});

test('a page is named by its group, and by its tab where the group has several', () => {
  expect(pageName(open, at('adminKbBotRoleAdvance'))).toBe('角色设置 高级');
  expect(pageName(open, at('adminKbBotTrialChat'))).toBe('对话');
});
