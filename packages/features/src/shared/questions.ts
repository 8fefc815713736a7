/** A tab of the question bar; the first may have no name when questions stand before any tab. */
export interface QuestionTab {
  title: string;
  questions: string[];
}

const QUESTION = /##([^#]+)##/g;
const TITLE = /^#([^#]+)#$/;

const questionsOf = (line: string) =>
  [...line.matchAll(QUESTION)].map((match) => match[1]?.trim() ?? '').filter((question) => question !== '');

const titleOf = (line: string) => TITLE.exec(line)?.[1]?.trim() ?? '';

/**
 * Reads the question bar's text (assistants.md §3): `#tab#` alone on a line starts a tab, `##question##` belongs to the
 * tab before it. Tabs of one name are joined, a question stands once per tab, other lines are passed over.
 */
export const parseQuestions = (text: string): readonly QuestionTab[] => {
  const tabs = new Map<string, string[]>();
  const listOf = (title: string) => {
    const list = tabs.get(title) ?? [];
    tabs.set(title, list);
    return list;
  };
  let title = '';
  for (const raw of text.split('\n')) {
    const line = raw.trim();
    const questions = questionsOf(line);
    for (const question of questions) {
      const list = listOf(title);
      if (!list.includes(question)) list.push(question);
    }
    if (questions.length > 0) continue;
    const next = titleOf(line);
    if (!next) continue;
    title = next;
    listOf(title);
  }
  return [...tabs].map(([name, questions]) => ({ title: name, questions }));
};

/** Writes tabs as the text `parseQuestions` reads; blank questions are left out. */
export const formatQuestions = (tabs: readonly QuestionTab[]): string =>
  tabs
    .flatMap(({ title, questions }) => [
      ...(title ? [`#${title}#`] : []),
      ...questions.filter((question) => question.trim() !== '').map((question) => `##${question.trim()}##`),
    ])
    .join('\n');

/** Whether the text holds lines that are neither a tab nor a question, which `formatQuestions` could not give back. */
export const hasOtherLines = (text: string): boolean =>
  text
    .split('\n')
    .map((line) => line.trim())
    .some((line) => line !== '' && questionsOf(line).length === 0 && titleOf(line) === '');
