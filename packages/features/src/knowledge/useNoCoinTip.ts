import { useState } from 'react';
import type { UploadItem } from './model/uploadQueue.ts';

const isShort = ({ phase }: UploadItem) => phase.kind === 'failed' && phase.coins;

/**
 * Whether to tell that coins are missing: once, however many files of the batch they fail, and anew after a batch that
 * failed no file. Files that failed before the page was opened are shown in the list only.
 */
export const useNoCoinTip = (items: readonly UploadItem[]) => {
  const short = items.filter(isShort).map(({ key }) => key);
  const [told, setTold] = useState(short.length > 0);
  if (told && short.length === 0) setTold(false);
  return { open: short.length > 0 && !told, short, close: () => setTold(true) };
};
