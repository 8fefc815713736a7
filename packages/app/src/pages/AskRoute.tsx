import { AskPage } from '@tinystar/features/customerService';
import { useSession } from '@tinystar/features/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useParams } from 'react-router';
import { ADMIN_ROOT } from '../session/redirect.ts';
import { useRefreshUnread } from '../shell/useUnread.ts';

/** /a/chat/bot/:kbBotId/:type/cs */
export default function AskRoute() {
  const { kbBotId = '', type = '' } = useParams();
  const { tenant } = useSession();
  const queries = useQueryClient();
  const refreshUnread = useRefreshUnread();
  const onChanged = useCallback(() => {
    refreshUnread();
    // With the first question the assistant is one talked to.
    void queries.invalidateQueries({ queryKey: ['conversations'] });
  }, [refreshUnread, queries]);
  return (
    <AskPage
      key={kbBotId}
      kbBotId={kbBotId}
      backHref={tenant && type === 'tenant' ? `/a/chat/bot/${kbBotId}/${type}` : ADMIN_ROOT}
      onChanged={onChanged}
    />
  );
}
