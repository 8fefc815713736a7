/**
 * Puts an answer, as Markdown, on the clipboard: with its headings, lists and tables for whoever takes them, and as plain
 * words. False when the browser refuses. What draws it loads with the first press.
 */
export const copyAnswer = async (markdown: string): Promise<boolean> => {
  const { copyRich } = await import('../shared/copyRich.tsx');
  return copyRich(markdown);
};
