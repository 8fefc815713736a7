import type { ApiSetting } from '@tinystar/contract';
import {
  Button,
  CodeBlock,
  ConfirmDialog,
  CopyField,
  DescriptionList,
  Field,
  Heading,
  Inline,
  InlineMessage,
  Skeleton,
  SkeletonRegion,
  Stack,
  Statistic,
  Text,
} from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { apiCopy as words } from './apiCopy.ts';
import * as css from './ApiView.css.ts';
import { exampleOf } from './exampleOf.ts';
import { SecretDialog } from './SecretDialog.tsx';

export interface ApiViewProps {
  access: Remote<ApiSetting>;
  /** Where programs find OpenAI's API. */
  address: string;
  published: boolean;
  /** The key that was just made, which nobody can show again. */
  token: string | undefined;
  pending: boolean;
  /** Milliseconds. */
  now: number;
  onRenew: () => void;
  /** The person has taken the key away. */
  onTaken: () => void;
  onRetry: () => void;
}

/** What a program needs to ask the assistant: address, identifier, key, and how much it asked (R-48, D-23, D-24). */
export function ApiView({ access, address, published, token, pending, now, onRenew, onTaken, onRetry }: ApiViewProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={css.page}>
      <Stack gap={24}>
        <Stack gap={4}>
          <Heading level={2}>{words.title}</Heading>
          <Text tone="secondary">{words.text}</Text>
        </Stack>
        {published ? null : <InlineMessage tone="warning">{words.unpublished}</InlineMessage>}
        {access.kind === 'loading' ? (
          <SkeletonRegion>
            <Skeleton shape="block" height={6} />
          </SkeletonRegion>
        ) : access.kind === 'ready' ? (
          <Ready
            access={access.data}
            address={address}
            now={now}
            pending={pending}
            onMake={onRenew}
            onRenew={() => setAsking(true)}
          />
        ) : (
          <FailedResult title={words.failed} of={access} onRetry={onRetry} />
        )}
        <ConfirmDialog
          open={asking}
          title={words.renewTitle}
          confirmLabel={words.renew}
          tone="danger"
          pending={pending}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRenew();
          }}
        >
          <Text>{words.renewText}</Text>
        </ConfirmDialog>
        <SecretDialog words={words.secret} secret={token} onTaken={onTaken} />
      </Stack>
    </div>
  );
}

interface ReadyProps {
  access: ApiSetting;
  address: string;
  now: number;
  pending: boolean;
  onMake: () => void;
  onRenew: () => void;
}

function Ready({ access, address, now, pending, ...on }: ReadyProps) {
  const { publicId, token, createdAt, lastUsedAt, askedToday, perMinute, perDay } = access;
  const figure = (count: number) => count.toLocaleString('zh-CN');
  return (
    <Stack gap={24}>
      <Inline gap={24}>
        <Statistic label={words.today} value={figure(askedToday)} unit={words.unit} />
        <Statistic label={words.limit} value={figure(perDay)} unit={words.unit} />
        <Statistic label={words.minute} value={figure(perMinute)} unit={words.unit} />
      </Inline>
      <Stack gap={16}>
        <Field label={words.address} hint={words.addressHint}>
          <CopyField value={address} />
        </Field>
        <Field label={words.mcp} hint={words.mcpHint}>
          <CopyField value={new URL('/mcp', address).href} />
        </Field>
        <Field label={words.publicId} hint={words.publicIdHint}>
          <CopyField value={publicId} />
        </Field>
      </Stack>
      <Stack gap={12}>
        <Heading level={3}>{words.key}</Heading>
        <Text size="caption" tone="secondary">
          {words.keyHint}
        </Text>
        {createdAt === null ? (
          <>
            <Text>{words.noKey}</Text>
            <Inline>
              <Button tone="accent" emphasis="solid" pending={pending} onPress={on.onMake}>
                {words.make}
              </Button>
            </Inline>
          </>
        ) : (
          <>
            <DescriptionList
              items={[
                { term: words.key, value: token },
                { term: words.created, value: momentText(createdAt, now) },
                { term: words.lastUsed, value: lastUsedAt === null ? words.never : momentText(lastUsedAt, now) },
              ]}
            />
            <Inline>
              <Button pending={pending} onPress={on.onRenew}>
                {words.renew}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      <CodeBlock title={words.example} code={exampleOf(address, publicId)} wrap />
    </Stack>
  );
}
