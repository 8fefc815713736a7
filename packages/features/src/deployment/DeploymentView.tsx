import type { Config } from '@tinystar/contract';
import { Button, DescriptionList, Heading, Skeleton, SkeletonRegion, Stack, Text } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as css from './DeploymentView.css.ts';

export interface DeploymentViewProps {
  config: Remote<Config>;
  onRetry: () => void;
}

const said = (on: boolean) => (on ? copy.on : copy.off);

/** What a test deployment has switched on, so that testers know what to expect before they log in. */
export function DeploymentView({ config, onRetry }: DeploymentViewProps) {
  return (
    <main className={css.page}>
      <Stack gap={20}>
        <Heading level={1} size="display">
          {copy.title}
        </Heading>
        <Text tone="secondary">{copy.lead}</Text>
        <Switches config={config} onRetry={onRetry} />
        <div>
          <Button href="/index">{copy.home}</Button>
        </div>
      </Stack>
    </main>
  );
}

function Switches({ config, onRetry }: DeploymentViewProps) {
  if (config.kind === 'loading')
    return (
      <SkeletonRegion>
        <Skeleton height={16} shape="block" />
      </SkeletonRegion>
    );
  if (config.kind !== 'ready') return <FailedResult title={copy.failed} of={config} onRetry={onRetry} />;
  const { data } = config;
  return (
    <DescriptionList
      items={[
        { term: copy.type, value: copy.test },
        { term: copy.captcha, value: said(data.captchaRequired) },
        { term: copy.model, value: said(data.modelConfigured) },
        { term: copy.service, value: said(data.publicServiceKbBotPublicId !== '') },
        { term: copy.payment, value: said(data.paymentServiceStatus === 'on') },
        { term: copy.generation, value: said(data.aiGenerationServiceStatus === 'on') },
        {
          term: copy.voice,
          value: data.voiceTenantIds.length > 0 ? copy.voiceFor(data.voiceTenantIds.length) : copy.off,
        },
        { term: copy.sso, value: said(data.ssoEnabled) },
      ]}
    />
  );
}
