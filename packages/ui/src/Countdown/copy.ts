/** The words of Countdown. */
export const countdownCopy = {
  end: '时间到',
  days: (days: number, clock: string) => `${days}天 ${clock}`,
} as const;
