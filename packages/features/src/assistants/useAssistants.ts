import { assistants, constants, type AssistantSummary } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

export interface AssistantPage {
  rows: AssistantSummary[];
  count: number;
}

/** One page of the assistants one may build. */
export const useAssistantPage = (keyword: string, page: number) =>
  useCall(assistants.page, { keyword, page, size: constants.PAGE_SIZE }, { keepPrevious: true });

/** Deletions under way; asked again every two seconds while there is one. */
export const useRemovals = () =>
  useCall(assistants.removals, {}, { poll: (latest) => (latest && latest.rows.length > 0 ? 2_000 : false) });

/** One assistant with its settings. */
export const useAssistant = (id: string) => useCall(assistants.get, { id });

/** Copies one of the list. */
export const useCopyAssistant = () => useChange(assistants.copy, { touches: [assistants.page] });
