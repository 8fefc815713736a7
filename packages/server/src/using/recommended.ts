/** The questions that an assistant recommends, which its settings mark as ##question##. */
export const recommendedIn = (words: string): string[] =>
  [...words.matchAll(/##([^#]+)##/g)].map(([, question]) => question!.trim());
