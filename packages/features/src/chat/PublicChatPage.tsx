import { createApi } from '@tinystar/contract/client';
import { Button, IconButton } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { ErrorPlace } from '../shared/errors.ts';
import { siteUserOf, visitorOf } from '../shared/kept.ts';
import { ChatView } from './ChatView.tsx';
import { chatCopy } from './copy.ts';
import { loadMessages } from './loadMessages.ts';
import { publicAssistant } from './model/assistant.ts';
import { PublicChatSkeleton } from './PublicChatSkeleton.tsx';
import { publicPort } from './publicPort.ts';
import { Unavailable } from './Unavailable.tsx';
import { useAgentsWindow } from './useAgentsWindow.ts';
import { useChatSession } from './useChatSession.ts';
import { usePublicAssistant, type PublicVisit } from './usePublicAssistant.ts';
import { visitor } from '../shared/visitor.ts';

export interface PublicChatPageProps {
  publicId: string;
  /** Where the page was entered from; `/b/` has no way back. */
  back?: { label: string; onPress: () => void } | undefined;
  /** Log-in that comes back here; left out where it would lead out of somebody's page. */
  loginHref?: string | undefined;
  /** In somebody's page as a widget. */
  embedded?: boolean;
  /** Of a website's own user, in the place of the one that this browser keeps. */
  userId?: string | undefined;
  onAnswered?: (() => void) | undefined;
  /** After 清除: theme, close. */
  headerEnd?: ReactNode;
  /** Stands above the greeting. */
  cover?: ReactNode;
}

// Visitors never send a token (C-23), so the page needs no session of its own.
const api = createApi('personal', { token: () => null });

/** A published assistant for everybody who has its link: /b/:publicId. */
export function PublicChatPage({
  publicId,
  back,
  loginHref,
  embedded = false,
  userId,
  headerEnd,
  cover,
  onAnswered,
}: PublicChatPageProps) {
  const [attempt, setAttempt] = useState(0);
  const visit = usePublicAssistant(api, publicId, attempt, userId);
  // Somebody who was here before has a history to show.
  useEffect(() => {
    if (visitor.read() !== undefined) loadMessages().catch(() => undefined);
  }, []);
  switch (visit.kind) {
    case 'loading':
      return <PublicChatSkeleton />;
    case 'missing':
    case 'failed':
      return (
        <Unavailable
          {...(visit.kind === 'failed' && { failure: visit })}
          loginHref={loginHref}
          onRetry={() => setAttempt(attempt + 1)}
        />
      );
    case 'ready':
      return (
        <Conversation
          visit={visit.data}
          back={back}
          embedded={embedded}
          isHostUser={userId !== undefined}
          headerEnd={headerEnd}
          cover={cover}
          loginHref={loginHref}
          onAnswered={onAnswered}
        />
      );
  }
}

const place: ErrorPlace = { identity: 'visitor', side: 'web', isCreator: false, isForeign: true };

interface ConversationProps {
  visit: PublicVisit;
  back: PublicChatPageProps['back'];
  embedded: boolean;
  isHostUser: boolean;
  headerEnd: ReactNode;
  cover: ReactNode;
  loginHref: string | undefined;
  onAnswered: PublicChatPageProps['onAnswered'];
}

function Conversation({
  visit: { assistant, userId },
  back,
  embedded,
  isHostUser,
  headerEnd,
  cover,
  loginHref,
  onAnswered,
}: ConversationProps) {
  const { publicId, showsAds = false } = assistant;
  const source = embedded ? 'js_' : 'tinystar_web';
  const port = useMemo(
    () => publicPort(api, publicId, userId, { showsAds, source }),
    [publicId, userId, showsAds, source],
  );
  // What one user of a website began to write is not for the next one at the same computer.
  const owner = isHostUser ? siteUserOf(userId) : visitorOf(userId);
  const human = useAgentsWindow(assistant);
  const conversation = `web.${publicId}`;
  const chat = useChatSession({
    port,
    owner,
    conversation,
    ...(onAnswered && { onAnswered }),
    ...(human && { human }),
  });
  const shown = useMemo(() => publicAssistant(assistant), [assistant]);
  const name = shown.brand?.name ?? shown.name;
  useEffect(() => {
    document.title = name;
  }, [name]);
  return (
    <ChatView
      variant={embedded ? 'embed' : 'page'}
      assistant={shown}
      place={place}
      headerStart={back ? <IconButton icon={ArrowLeft} label={back.label} onPress={back.onPress} /> : null}
      headerEnd={
        <>
          {loginHref && !embedded ? (
            <Button emphasis="quiet" href={loginHref}>
              {chatCopy.logIn}
            </Button>
          ) : null}
          {headerEnd}
        </>
      }
      cover={cover}
      {...chat}
    />
  );
}
