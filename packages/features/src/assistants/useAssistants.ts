import { assistants, constants, type AssistantSummary } from '@tinystar/contract';
import { useCall, useChange } from '../shared/calls/index.ts';

export interface AssistantPage {
  rows: AssistantSummary[];
  count: number;
}

/** One page of the assistants one may build. */
export const useAssistantPage = (keyword: string, page: number) =>
  useCall(assistants.page, { keyword, page, size: constants.PAGE_SIZE }, { keepPrevious: true });

/** One assistant with its settings. */
export const useAssistant = (id: string) => useCall(assistants.get, { id });

/** Calls that change the list. */
export const useAssistantActions = () => {
  const touches = [assistants.page];
  return { copy: useChange(assistants.copy, { touches }), remove: useChange(assistants.remove, { touches }) };
};
