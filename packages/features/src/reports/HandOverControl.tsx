import { handOver, reports } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useNavigate } from 'react-router';
import { useCall, useChange } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { copy } from './copy.ts';
import { HandOverBar } from './HandOverBar.tsx';

/** Who answers the asker of a message, joined to the server. An agent who takes him over goes to the ticket at once. */
export function HandOverControl({ kbBotId, id }: { kbBotId: string; id: string }) {
  const navigate = useNavigate();
  const query = useCall(handOver.state, { kbBotId, id });
  const ticketHref = (csTicketId: string) => `/a/cs/bot/${kbBotId}/ticket/${csTicketId}`;
  const begin = useChange(handOver.begin, {
    touches: [handOver.state, reports.conversations],
    onSuccess: ({ csTicketId }) => {
      if (csTicketId) void navigate(ticketHref(csTicketId));
      else toast(copy.handOver.done);
    },
    onError: say,
  });
  return (
    <HandOverBar
      handOver={remoteOf({ ...query, data: query.data?.handOver })}
      pending={begin.isPending}
      ticketHref={ticketHref}
      onBegin={() => begin.mutate({ kbBotId, id })}
      onRetry={() => void query.refetch()}
    />
  );
}
