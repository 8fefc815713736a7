import { qaPairs, type QaEntryType } from '@tinystar/contract';
import { Button, Heading, IconButton, Inline, Result, Skeleton, SkeletonRegion, Stack } from '@tinystar/ui';
import { ArrowLeft } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import { useCall } from '../shared/calls/index.ts';
import { remoteOf } from '../shared/remote.ts';
import { copy } from './copy.ts';
import { useEditorSoon } from './loadEditor.ts';
import { Entries } from './Entries.tsx';

export interface QaDetailPageProps {
  assistantId: string;
  qaPairId: string;
  onBack: () => void;
}

const types: readonly QaEntryType[] = ['q', 'a'];

/** One pair with all of its wordings and answers. */
export function QaDetailPage({ assistantId, qaPairId, onBack }: QaDetailPageProps) {
  useEditorSoon();
  const place = { kbBotId: assistantId, qaPairId };
  const query = useCall(qaPairs.page, place);
  const pair = remoteOf(query);
  if (pair.kind === 'loading')
    return (
      <SkeletonRegion>
        <Stack gap={16}>
          <Skeleton shape="block" height={3} />
          <Skeleton shape="block" height={12} />
        </Stack>
      </SkeletonRegion>
    );
  if (pair.kind === 'missing')
    return (
      <Result kind="notFound" title={copy.entry.missing} actions={<Button onPress={onBack}>{copy.entry.back}</Button>}>
        {copy.entry.missingText}
      </Result>
    );
  if (pair.kind === 'failed')
    return <FailedResult title={copy.failed} of={pair} onRetry={() => void query.refetch()} />;
  return (
    <Stack gap={24}>
      <Inline>
        <IconButton icon={ArrowLeft} label={copy.entry.back} onPress={onBack} />
        <Heading level={2} size="title">
          {pair.data.rows[0]?.question ?? ''}
        </Heading>
      </Inline>
      {types.map((type) => (
        <Entries key={type} place={place} type={type} />
      ))}
    </Stack>
  );
}
