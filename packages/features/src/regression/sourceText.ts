import type { ExpectedSource, RegressionOutcome } from '@tinystar/contract';
import { copy } from './copy.ts';

/** What an answer should cite, in words. */
export const expectedText = ({ kind, name, page }: ExpectedSource): string =>
  kind === 'qa' ? copy.pair(name) : copy.page(name, page);

/** What an answer cited, in words. */
export const citedText = ({ cited }: Pick<RegressionOutcome, 'cited'>): string =>
  cited.map(({ kind, name, pages }) => (kind === 'qa' ? copy.pair(name) : copy.pages(name, pages))).join('；') ||
  copy.citesNothing;
