import type { Document, DocumentStatus } from '@tinystar/contract';
import { Status, type StatusProps } from '@tinystar/ui';
import { newVersionLabel, statusLabels } from './copy.ts';

type Look = Pick<StatusProps, 'tone'> & { running?: boolean };

/** Waiting is grey, running blue, timeouts amber, failures red; only 已训练 is quiet. */
const looks: Record<DocumentStatus, Look> = {
  initial: { tone: 'waiting' },
  cookPending: { tone: 'waiting' },
  cooking: { tone: 'info', running: true },
  cookTimeout: { tone: 'warning' },
  cookFailed: { tone: 'danger' },
  cooked: { tone: 'info' },
  trainPending: { tone: 'waiting' },
  training: { tone: 'info', running: true },
  trainTimeout: { tone: 'warning' },
  trainFailed: { tone: 'danger' },
  trained: { tone: 'quiet' },
};

type Standing = Pick<Document, 'status' | 'progress' | 'newVersionAt'>;

/** Where a document stands; a bar only while a true percentage is known. */
export function DocumentStatusTag({ status, progress, newVersionAt }: Standing) {
  if (newVersionAt !== undefined && status === 'trained')
    return (
      <Status tone="info" progress="unknown">
        {newVersionLabel}
      </Status>
    );
  const { tone, running } = looks[status];
  const share = progress === null ? ('unknown' as const) : progress / 100;
  return (
    <Status tone={tone} {...(running ? { progress: share } : {})}>
      {statusLabels[status]}
    </Status>
  );
}
