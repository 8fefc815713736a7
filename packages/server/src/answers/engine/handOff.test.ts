import { expect, test } from 'vitest';
import { asksForPerson } from './handOff.ts';

test.each([
  '转人工',
  '人工',
  '人工客服',
  '我要找真人客服',
  '请帮我转接人工服务，谢谢！',
  '能不能 找个真人？',
  '找客服',
  '联系一下客服人员吧',
  '有没有人工',
  'Talk to a human',
  'I want to speak with a real person, please',
])('%s asks for a person', (question) => expect(asksForPerson(question)).toBe(true));

test.each([
  '人工费用是多少？',
  '客服电话是多少',
  '人力资源部在哪',
  '人工智能是什么',
  '客服几点上班',
  '转正需要什么材料',
  '人工客服几点下班？',
  'human resources',
  '找人力资源部',
])('%s asks something else', (question) => expect(asksForPerson(question)).toBe(false));
