/** The words of GradientPicker. */
export const gradientPickerCopy = {
  from: '起点',
  to: '终点',
  swap: '交换两种颜色',
  angle: '角度',
  turn: '转动角度',
  gradient: (from: string, to: string, angle: number) => `从${from}到${to}，${angle}°`,
} as const;
