/** The words of Badge. */
export const badgeCopy = {
  unread: (count: number) => `${count}条未读`,
} as const;
