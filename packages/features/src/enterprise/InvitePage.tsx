import { ApiError, joining, type Output } from '@tinystar/contract';
import type { Api } from '@tinystar/contract/client';
import { toast } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { noticeOf } from '../shared/errors.ts';
import { copy } from './copy.ts';
import { InviteView, type Invitation } from './InviteView.tsx';

export interface InvitePageProps {
  api: Api;
  /** As it stands in the address; anything. */
  inviteLinkId: string;
  loggedIn: boolean;
  homeHref: string;
  /** The log-in that knows who invited and comes back here. */
  loginHref: (inviteCode: string) => string;
  /** The visitor acts as the enterprise now. */
  onJoined: () => void;
  /** The visitor is a member now, or was one before, and goes on as whoever he was. */
  onStayed: () => void;
}

type Found = Output<typeof joining.byInviteLink>;

const failure = (error: unknown): Invitation =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { kind: 'invalid' }
    : { kind: 'failed', message: noticeOf(error)?.text ?? '', requestId: noticeOf(error)?.requestId };

/** An invite link: shows whose it is and takes in whoever is logged in. */
export function InvitePage({ api, inviteLinkId, loggedIn, homeHref, loginHref, onJoined, onStayed }: InvitePageProps) {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>();
  const [other, setOther] = useState<Invitation>({ kind: inviteLinkId === '' ? 'invalid' : 'loading' });
  const [joined, setJoined] = useState<'no' | 'entering' | 'staying' | 'already'>('no');
  const [error, setError] = useState<string>();

  useEffect(() => {
    // A link cut short names no invitation; nobody has to be asked.
    if (inviteLinkId === '') return;
    const leave = new AbortController();
    api(joining.byInviteLink, { inviteLinkId }, { signal: leave.signal }).then(setFound, (problem: unknown) => {
      if (!leave.signal.aborted) setOther(failure(problem));
    });
    // Without an answer the link offers the joining, which tells it too.
    if (loggedIn)
      api(joining.membership, { inviteLinkId }, { signal: leave.signal }).then(
        ({ alreadyMember }) => alreadyMember && setJoined('already'),
        () => undefined,
      );
    return () => leave.abort();
  }, [api, inviteLinkId, attempt, loggedIn]);

  const join = async (keepIdentity: boolean) => {
    const told = joined === 'already';
    setJoined(keepIdentity ? 'staying' : 'entering');
    setError(undefined);
    try {
      const { alreadyMember } = await api(joining.activate, { inviteLinkId, keepIdentity });
      if (alreadyMember && !told) return setJoined('already');
      if (!alreadyMember) toast(copy.invite.joined(found!.tenant.name));
      return keepIdentity ? onStayed() : onJoined();
    } catch (problem) {
      setJoined('no');
      if (problem instanceof ApiError && problem.status === 404) {
        setFound(undefined);
        return setOther({ kind: 'invalid' });
      }
      return setError(noticeOf(problem)?.text);
    }
  };

  const invitation: Invitation = found
    ? joined === 'already'
      ? { kind: 'already', enterprise: found.tenant }
      : { kind: 'open', enterprise: found.tenant, inviter: found.inviterName }
    : other;
  return (
    <InviteView
      invitation={invitation}
      loggedIn={loggedIn}
      pending={joined === 'entering' || joined === 'staying' ? joined : undefined}
      error={error}
      loginHref={loginHref(found?.inviteCode ?? '')}
      homeHref={homeHref}
      onJoin={(keepIdentity) => void join(keepIdentity)}
      onStay={onStayed}
      onRetry={() => {
        setOther({ kind: 'loading' });
        setAttempt(attempt + 1);
      }}
    />
  );
}
