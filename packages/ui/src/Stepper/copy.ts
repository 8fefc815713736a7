/** The words of Stepper. */
export const stepperCopy = {
  states: { done: '已完成', current: '进行中', error: '有错误', upcoming: '未开始' },
} as const;
