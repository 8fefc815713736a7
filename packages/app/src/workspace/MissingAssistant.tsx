import { using } from '@tinystar/contract';
import { useCall, useSession } from '@tinystar/features/shared';
import { Button, Result } from '@tinystar/ui';
import { lazy } from 'react';
import { workspaceCopy } from './copy.ts';

// Few addresses belong to somebody else.
const OtherIdentity = lazy(() => import('../guard/OtherIdentity.tsx'));

export interface MissingAssistantProps {
  /** Left out where the address has a public id, which belongs to whoever opens it. */
  kbBotId?: string;
  /** Why it is gone for one who has used it, in the words of the server. */
  reason?: string | undefined;
  back: { label: string; href: string };
  /** Whether the address is one of its makers: plain members are not led into an enterprise that does not open it to them. */
  making?: boolean;
}

/** There is no such assistant for the current identity; for another one of the same person there may be. */
export function MissingAssistant({ kbBotId, reason, back, making = false }: MissingAssistantProps) {
  const { user, tenant, permissions } = useSession();
  const { data, error, isLoading, refetch } = useCall(
    using.identity,
    { kbBotId: kbBotId ?? '' },
    { enabled: kbBotId !== undefined },
  );
  if (isLoading) return null;
  // Whoever could not be told whose it is has not been told that there is none.
  if (error && !('status' in error && error.status === 404))
    return (
      <Result
        kind="error"
        title={error.message}
        actions={<Button onPress={() => void refetch()}>{workspaceCopy.retry}</Button>}
      />
    );
  const owner = user.tenants.find(({ id }) => id === data?.tenantId);
  const isMember = owner !== undefined && (owner.permission ?? 'member') === 'member';
  if (data && data.tenantId !== (tenant?.id ?? '') && !(making && isMember))
    return <OtherIdentity of="assistant" {...data} />;
  return (
    <Result
      kind="notFound"
      title={reason ?? workspaceCopy.missingAssistant}
      actions={
        // The training centre is closed to plain members.
        permissions.tenantUserPermission === 'member' ? (
          <Button href="/a/shoppe/bot">{workspaceCopy.backToFeatured}</Button>
        ) : (
          <Button href={back.href}>{back.label}</Button>
        )
      }
    />
  );
}
