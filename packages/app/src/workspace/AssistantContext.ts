import type { Assistant } from '@tinystar/contract';
import { createContext, useContext } from 'react';

/** The assistant of the making workspace. */
export const AssistantContext = createContext<Assistant | null>(null);

export const useCurrentAssistant = (): Assistant => {
  const assistant = useContext(AssistantContext);
  if (!assistant) throw new Error('useCurrentAssistant is for pages of the assistant workspace');
  return assistant;
};
