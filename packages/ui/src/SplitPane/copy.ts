/** The words of SplitPane. */
export const splitPaneCopy = {
  width: (pixels: number) => `${pixels}像素`,
} as const;
