import type { PublicAssistant } from '@tinystar/contract';
import { useMemo } from 'react';

/**
 * Opens the page of an assistant's agents in a window of its own: what was asked here stays in sight, and a frame is too
 * small for a log-in. Undefined where nobody answers.
 */
export const useAgentsWindow = ({ id, type, asksAgents }: PublicAssistant): (() => void) | undefined =>
  useMemo(
    () => asksAgents && (() => void open(`/a/chat/bot/${id}/${type}/cs`, '_blank', 'noopener')),
    [asksAgents, id, type],
  );
