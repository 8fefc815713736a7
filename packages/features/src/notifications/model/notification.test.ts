import { expect, test } from 'vitest';
import { NOW, questions, replies } from '../fixtures.ts';
import { momentText } from '../../shared/moment.ts';
import { placeOf } from './notification.ts';

test('a question leads to its ticket, a reply to the page it was asked on', () => {
  const [question, reply] = [questions[0]!, replies[0]!];
  expect(placeOf(question)).toEqual({
    name: 'adminKbBotConversationDetail',
    params: { kbBotId: question.csTicketKbBotId, id: question.csTicketId },
  });
  expect(placeOf(reply)).toEqual({
    name: 'adminKbBotAskCustomerService',
    params: { kbBotId: reply.csTicketKbBotId, type: 'tenant' },
  });
});

test.each([
  [0, '15:00'],
  [24 * 60, '昨天 15:00'],
  [15 * 60 + 1, '昨天 23:59'],
  [12 * 24 * 60, '11月9日 15:00'],
  [400 * 24 * 60, '2025年10月17日'],
])('a message %d minutes old is dated %s', (age, text) => {
  expect(momentText(NOW - age * 60_000, NOW)).toBe(text);
});
