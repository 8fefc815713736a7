/** The words of Banner. */
export const bannerCopy = {
  headline: (title: string) => `${title}　`,
} as const;
