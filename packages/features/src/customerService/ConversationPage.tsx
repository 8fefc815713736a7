import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { ConversationView, type ConversationViewProps } from './ConversationView.tsx';
import { copy } from './copy.ts';
import { useConversation, useConversationActions, useReadMark, type Named } from './useConversation.ts';

export interface ConversationPageProps
  extends Named, Pick<ConversationViewProps, 'draft' | 'onDraft' | 'followTabs' | 'ticketHref'> {
  side: 'user' | 'agent';
  backHref: string;
  /** What an agent does besides replying. */
  desk?: NonNullable<ConversationViewProps['desk']>;
}

const words = copy.conversation;

/** A conversation with its calls: read while looked at, written, ended on demand. */
export function ConversationPage({ kbBotId, csTicketId, side, backHref, desk, ...kept }: ConversationPageProps) {
  const { conversation, older } = useConversation({ kbBotId, csTicketId });
  const { send, end } = useConversationActions(side);
  const [ending, setEnding] = useState(false);
  const { data } = conversation;
  const ticket = data?.ticket;
  useReadMark(side, ticket, data?.rows.at(-1)?.id);

  const onSend = async (text: string) => {
    // What is asked after the end begins anew.
    const open = ticket?.status === 'open' ? ticket.id : undefined;
    try {
      await send.mutateAsync({ kbBotId, csTicketId: side === 'agent' ? csTicketId : open, text });
      return true;
    } catch (error) {
      say(error);
      return false;
    }
  };
  return (
    <>
      <ConversationView
        conversation={remoteOf(conversation)}
        side={side}
        now={conversation.dataUpdatedAt}
        older={older}
        sending={send.isPending}
        onSend={onSend}
        onBlank={() => toast(words.blank, { tone: 'warning' })}
        onEnd={() => setEnding(true)}
        onRetry={() => void conversation.refetch()}
        backHref={backHref}
        {...(desk && { desk })}
        {...kept}
      />
      <ConfirmDialog
        open={ending}
        title={words.endTitle}
        confirmLabel={words.endConfirm}
        pending={end.isPending}
        onCancel={() => setEnding(false)}
        onConfirm={() =>
          ticket && end.mutate({ id: ticket.id, kbBotId }, { onError: say, onSettled: () => setEnding(false) })
        }
      >
        {words.endText[side]}
      </ConfirmDialog>
    </>
  );
}
