import type { Avatar as AvatarValue } from '@tinystar/contract';
import { Avatar, Button, Heading, Result, Spinner, Stack, Text } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { copy } from './copy.ts';
import * as css from './InviteView.css.ts';

/** What an invite link leads to, and where the visitor stands with it. */
export type Invitation =
  | { kind: 'loading' }
  | { kind: 'invalid' }
  | { kind: 'failed'; message: string; requestId?: string | undefined }
  | { kind: 'open'; enterprise: { name: string; avatar: AvatarValue }; inviter: string }
  | { kind: 'already'; enterprise: { name: string; avatar: AvatarValue } };

export interface InviteViewProps {
  invitation: Invitation;
  loggedIn: boolean;
  /** What is under way: joining and going on as the enterprise, or joining alone. */
  pending: 'entering' | 'staying' | undefined;
  /** What refused the joining. */
  error?: string | undefined;
  /** Log-in that comes back here. */
  loginHref: string;
  homeHref: string;
  /** Joins, or enters what one is a member of already. */
  onJoin: (keepIdentity: boolean) => void;
  /** Whoever was a member already leaves the page as it is. */
  onStay: () => void;
  onRetry: () => void;
}

const words = copy.invite;

/** The invitation into an enterprise, for whoever opens its link. */
export function InviteView({
  invitation,
  loggedIn,
  pending,
  error,
  loginHref,
  homeHref,
  onJoin,
  onStay,
  onRetry,
}: InviteViewProps) {
  if (invitation.kind === 'loading') {
    return (
      <main className={css.page}>
        <Spinner size="lg" label={words.title} />
      </main>
    );
  }
  if (invitation.kind === 'invalid') {
    return (
      <main className={css.page}>
        <Result kind="notFound" title={words.invalid.title} actions={<Button href={homeHref}>{words.home}</Button>}>
          {words.invalid.text}
        </Result>
      </main>
    );
  }
  if (invitation.kind === 'failed') {
    return (
      <main className={css.page}>
        <FailedResult title={words.failed} of={invitation} onRetry={onRetry} />
      </main>
    );
  }
  const { name, avatar } = invitation.enterprise;
  return (
    <main className={css.page}>
      <div className={css.card}>
        <Stack gap={24} align="center">
          <Avatar name={name} source={avatar} size="xl" ring decorative />
          <Stack gap={8} align="center">
            <Text tone="secondary" align="center">
              {invitation.kind === 'already' ? words.already.title : words.invites(invitation.inviter)}
            </Text>
            <div className={css.name}>
              <Heading level={1}>{name}</Heading>
            </div>
          </Stack>
          <div className={css.action}>
            {loggedIn ? (
              <Stack gap={8}>
                <Button
                  tone="accent"
                  emphasis="solid"
                  size="lg"
                  block
                  pending={pending === 'entering'}
                  disabled={pending === 'staying'}
                  onPress={() => onJoin(false)}
                >
                  {invitation.kind === 'already' ? words.already.enter : words.join}
                </Button>
                <Button
                  emphasis="quiet"
                  size="lg"
                  block
                  pending={pending === 'staying'}
                  disabled={pending === 'entering'}
                  onPress={invitation.kind === 'already' ? onStay : () => onJoin(true)}
                >
                  {invitation.kind === 'already' ? words.already.stay : words.joinOnly}
                </Button>
              </Stack>
            ) : (
              <Button tone="accent" emphasis="solid" size="lg" block href={loginHref}>
                {words.logIn}
              </Button>
            )}
          </div>
          {error ? (
            <div role="alert">
              <Text tone="danger" align="center">
                {error}
              </Text>
            </div>
          ) : invitation.kind === 'open' ? (
            <Text size="caption" tone="tertiary" align="center">
              {loggedIn ? words.asMember : words.logInHint}
            </Text>
          ) : null}
        </Stack>
      </div>
    </main>
  );
}
