import { conversations, me, messages, tenant, using, type ChosenAssistant } from '@tinystar/contract';
import { RealChatPage } from '@tinystar/features/chat';
import { AnswerersBar } from '@tinystar/features/member';
import { GivesUp, useApi, useCall, useTouch } from '@tinystar/features/shared';
import { Button, Result } from '@tinystar/ui';
import { lazy, Suspense, useCallback, useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chatPath, repliesPath } from '../front/chatPath.ts';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { MissingAssistant } from '../workspace/MissingAssistant.tsx';
import { useOpening } from '../workspace/useOpening.ts';
import { useTopUp } from '../workspace/useTopUp.ts';
import { pageCopy } from './copy.ts';

/** The part of the address that names a place of a document, and its block. */
const PLACE = 'source';

// Few come by a link to a place of a document.
const CitedPlace = lazy(() => import('../workspace/CitedPlace.tsx'));

export interface UsedChatProps {
  /** The assistant, as the address names it. */
  of: { kbBotId: string } | { publicId: string };
  /** Before its name: the way back. */
  headerStart?: ReactNode;
}

/** The chat with any assistant one may talk to, as those who use it do. */
export function UsedChat({ of, headerStart }: UsedChatProps) {
  const { data, error, refetch } = useCall(using.get, of);
  const navigate = useNavigate();
  const touch = useTouch();
  const onRecharge = useTopUp();
  const { asked, opening } = useOpening();
  const onAnswered = useCallback(() => void touch(me.coins, tenant.coins, conversations.list, using.page), [touch]);
  const assistant = data?.kbBot;
  const api = useApi();
  const opened = assistant?.id;
  useEffect(() => {
    // It orders the list at its next load; now, nothing there moves under the pointer.
    if (opened) api(conversations.visit, { kbBotId: opened }).catch(() => undefined);
  }, [api, opened]);
  const service = assistant ? repliesPath(assistant) : '';
  const onHuman = useCallback(() => void navigate(service), [navigate, service]);
  const { search, pathname } = useLocation();
  const [fileId, blockId] = new URLSearchParams(search).get(PLACE)?.split('.') ?? [];
  const talked = assistant && `${location.origin}/a/chat/bot/${assistant.id}/${assistant.type}`;
  const placeHref = useCallback(
    (docId: string, block: string) => `${talked ?? ''}?${PLACE}=${docId}.${block}`,
    [talked],
  );
  if (assistant) {
    const served = assistant.customerService === 'enabled';
    const askAnother = (other: ChosenAssistant) => {
      if (!asked) return;
      const others = [assistant, ...asked.others.filter(({ id }) => id !== other.id)];
      void navigate(chatPath(other), { state: { question: asked.question, others } });
    };
    return (
      <>
        <RealChatPage
          key={assistant.id}
          assistant={assistant}
          opening={opening}
          onAnswered={onAnswered}
          onRecharge={onRecharge}
          {...(served ? { onHuman } : {})}
          placeHref={placeHref}
          headerStart={headerStart}
          headerEnd={
            asked && asked.others.length > 0 ? <AnswerersBar others={asked.others} onPick={askAnother} /> : null
          }
        />
        {fileId && blockId ? (
          <Suspense fallback={<GivesUp onGiveUp={() => void navigate(pathname, { replace: true })} />}>
            <CitedPlace
              key={search}
              assistantId={assistant.id}
              fileId={fileId}
              blockId={blockId}
              onClose={() => void navigate(pathname, { replace: true })}
            />
          </Suspense>
        ) : null}
      </>
    );
  }
  if (!error) return <PageSkeleton flush />;
  if ('status' in error && error.status === 404) {
    const reason = error.message === messages.assistantMissing ? undefined : error.message;
    return <MissingAssistant {...of} reason={reason} back={{ label: pageCopy.console, href: ADMIN_ROOT }} />;
  }
  return (
    <Result
      kind="error"
      title={error.message || messages.unexpected}
      actions={<Button onPress={() => void refetch()}>{pageCopy.retry}</Button>}
    />
  );
}
