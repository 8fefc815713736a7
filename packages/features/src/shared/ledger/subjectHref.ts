import type { LedgerSubject } from '@tinystar/contract';

/** Whose ledger it is: the same answer is looked at by whoever asked in his chat, and by an enterprise in its reports. */
export type LedgerOf = 'personal' | 'tenant';

/** Where one sees what a line of the ledger was for. */
export function subjectHref(subject: LedgerSubject, of: LedgerOf): string {
  switch (subject.kind) {
    case 'order':
      return `/user/order/result?orderId=${subject.orderId}`;
    case 'answer': {
      const { kbBotId, publicId, type, side, messageId } = subject;
      if (side === 'make') return `/a/train/bot/${kbBotId}/chat`;
      if (of === 'tenant') return `/a/train/bot/${kbBotId}/report/chat/history?open=${messageId}`;
      return side === 'web' ? `/bot/${publicId}` : `/a/chat/bot/${kbBotId}/${type}`;
    }
    case 'document':
      return `/a/train/bot/${subject.kbBotId}/knowledge/doc/${subject.fileId}`;
    case 'regression':
      return `/a/train/bot/${subject.kbBotId}/knowledge/regression?run=${subject.runId}`;
    case 'ticket':
      return `/a/cs/bot/${subject.kbBotId}/ticket/${subject.ticketId}`;
    case 'aiChat':
      return '/a/aiChat';
    case 'aiWrite':
      return '/a/aiWrite';
    case 'invite':
      return '/user/index';
  }
}
