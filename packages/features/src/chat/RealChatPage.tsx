import type { Assistant } from '@tinystar/contract';
import { useMemo, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { useApi, useSession } from '../shared/session.ts';
import { ChatView } from './ChatView.tsx';
import { ownAssistant } from './model/assistant.ts';
import { ownPort } from './ownPort.ts';
import { useChatSession } from './useChatSession.ts';

export interface RealChatPageProps {
  assistant: Assistant;
  onAnswered?: () => void;
  onRecharge?: (whose: 'recharge' | 'topUpEnterprise') => void;
  /** Hands over to customer service, where it is enabled. */
  onHuman?: () => void;
  headerStart?: ReactNode;
  headerEnd?: ReactNode;
}

/** The use side: a member talks with an assistant of the current identity, answers cost coins. */
export function RealChatPage({
  assistant,
  onAnswered,
  onRecharge,
  onHuman,
  headerStart,
  headerEnd,
}: RealChatPageProps) {
  const api = useApi();
  const { tenant } = useSession();
  const port = useMemo(() => ownPort(api, assistant.id, 'use'), [api, assistant.id]);
  const chat = useChatSession({
    port,
    conversation: `use.${assistant.id}`,
    ...(onRecharge ? { resolve: onRecharge } : {}),
    ...(onAnswered ? { onAnswered } : {}),
    ...(onHuman ? { human: onHuman } : {}),
  });
  const shown = useMemo(() => ownAssistant(assistant), [assistant]);
  const place = useMemo<ErrorPlace>(
    () => ({
      identity: tenant ? 'tenant' : 'personal',
      side: 'use',
      isCreator: tenant?.isCreator ?? false,
      // A preset assistant is paid by whoever asks.
      isForeign: assistant.type === 'tenant' && !assistant.isPreset && assistant.tenantId !== (tenant?.id ?? ''),
    }),
    [tenant, assistant],
  );
  return (
    <ChatView
      variant="page"
      framed
      assistant={shown}
      place={place}
      headerStart={headerStart}
      headerEnd={headerEnd}
      {...chat}
    />
  );
}
