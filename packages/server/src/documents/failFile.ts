import type { Services } from '../platform/services.ts';
import { JobTimeout } from '../platform/jobs/define.ts';
import { moveFile, type FileRun } from './fileState.ts';
import { StepTimeout } from './stepSignal.ts';

export type Step = 'cook' | 'train';

const open = {
  cook: ['initial', 'cookPending', 'cooking'],
  train: ['cooked', 'trainPending', 'training'],
} as const;

const reasons = {
  cook: { failed: '解析失败，请重试', timeout: '解析超时，请重试或拆分后重新上传' },
  train: { failed: '训练失败，请重试', timeout: '训练超时，请重试' },
} as const;

/** Ends a step for good: Timeout when the clock did it, Failed otherwise. `reason` is what the user reads. */
export async function failFile(
  { db, now }: Pick<Services, 'db' | 'now'>,
  file: FileRun,
  step: Step,
  error: Error,
  reason?: string,
): Promise<void> {
  const timedOut = error instanceof StepTimeout || error instanceof JobTimeout;
  await moveFile(db, file, open[step], {
    status: `${step}${timedOut ? 'Timeout' : 'Failed'}`,
    reason: reason ?? reasons[step][timedOut ? 'timeout' : 'failed'],
    progress: null,
    updatedAt: now(),
  });
}
