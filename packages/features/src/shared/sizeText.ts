import { constants } from '@tinystar/contract';

/** 1.2MB, 640KB: one decimal above a mebibyte. */
export const sizeText = (bytes: number): string => {
  if (bytes >= constants.MEBIBYTE) return `${(bytes / constants.MEBIBYTE).toFixed(1)}MB`;
  return `${Math.max(1, Math.round(bytes / 1_024))}KB`;
};
