export interface QuestionGroup {
  /** Empty for questions before the first tab. */
  title: string;
  questions: string[];
}

/**
 * Reads the text form of the question bar: a line `#标题#` starts a tab, a line `##问题##` is a question in it.
 * Everything else is ignored, and a tab without questions is left out.
 */
export function parseQuestions(text: string): QuestionGroup[] {
  const groups: QuestionGroup[] = [];
  for (const line of text.split(/\r?\n/)) {
    const question = /^\s*##\s*(.+?)\s*##\s*$/.exec(line)?.[1];
    const title = question === undefined ? /^\s*#\s*([^#]+?)\s*#\s*$/.exec(line)?.[1] : undefined;
    if (title !== undefined) groups.push({ title, questions: [] });
    if (question !== undefined) {
      if (groups.length === 0) groups.push({ title: '', questions: [] });
      groups.at(-1)?.questions.push(question);
    }
  }
  return groups.filter((group) => group.questions.length > 0);
}
