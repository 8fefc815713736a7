import type { HelpArticle } from '@tinystar/contract';
import { helpGroups } from '../meta/help.ts';
import type { Manual, Piece } from './manual.ts';

const cells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The pieces of an article: what the articles of the help centre use of Markdown is paragraphs, lists and tables. */
const piecesOf = ({ title, summary, markdown }: HelpArticle): Piece[] => [
  { heading: title },
  { text: summary },
  ...markdown.split('\n\n').map((part): Piece => {
    const lines = part.split('\n');
    if (part.startsWith('|'))
      return { caption: title, table: lines.filter((line) => !/^\|[-|]+$/.test(line)).map(cells) };
    const items = lines.map((line) => line.replace(/^(?:- |\d+\. )/, ''));
    return items[0] === lines[0] ? { text: lines.join('') } : { steps: items };
  }),
];

/** The help centre as a printed manual, so that the demo's guide answers from it. */
export const helpCentre: Manual = {
  name: '小星帮助中心',
  title: '小星帮助中心',
  subtitle: '从一份资料到一位会引用出处的助手',
  head: '小星　帮助中心',
  pieces: helpGroups.flatMap(({ articles }) => articles.flatMap(piecesOf)),
};
