import { SquarePage } from '@tinystar/features/member';
import { Conversations } from '@tinystar/features/shell';
import { Stack } from '@tinystar/ui';
import { useLocation } from 'react-router';
import { chatPath, repliesPath } from '../front/chatPath.ts';
import { useWide } from '../workspace/useWide.ts';

/** /a/chat/bot/square: the assistants one may talk to; where the second column has no room, one's conversations first. */
export default function SquareRoute() {
  const { pathname } = useLocation();
  const wide = useWide();
  return (
    <Stack gap={32}>
      {wide ? null : <Conversations current={pathname} place="alone" hrefOf={chatPath} repliesHrefOf={repliesPath} />}
      <SquarePage hrefOf={chatPath} repliesHrefOf={repliesPath} />
    </Stack>
  );
}
