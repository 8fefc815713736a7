import type { Output, square } from '@tinystar/contract';
import {
  Avatar,
  Button,
  Card,
  DescriptionList,
  Grow,
  Heading,
  Inline,
  Link,
  Result,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { categoryLabels } from '../shared/categoryLabels.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import type { PresetPageProps } from './PresetPage.tsx';
import * as css from './PresetView.css.ts';
import { makerOf } from './SquareCard.tsx';

export interface PresetViewProps extends Omit<PresetPageProps, 'kbBotId'> {
  found: Remote<Output<typeof square.preset>>;
  /** Stands in one's list already. */
  added: boolean;
  /** It is being added or removed. */
  pending: boolean;
  onAdd: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One of the assistants that the platform offers: what it knows, what to ask it, the way to its chat. */
export function PresetView(props: PresetViewProps) {
  const { found, added, pending, backHref, chatHref, onAsk, onAdd, onRemove, onRetry } = props;
  const back = <Link href={backHref}>{copy.back}</Link>;
  if (found.kind === 'missing')
    return (
      <Result kind="notFound" title={copy.missing} actions={<Button href={backHref}>{copy.back}</Button>}>
        {copy.missingText}
      </Result>
    );
  if (found.kind === 'failed') return <FailedResult title={copy.failed} of={found} onRetry={onRetry} />;
  if (found.kind === 'loading')
    return (
      <div className={css.page}>
        {back}
        <SkeletonRegion>
          <Stack gap={20}>
            <Skeleton shape="block" height={5} />
            <Skeleton shape="block" height={8} />
          </Stack>
        </SkeletonRegion>
      </div>
    );
  const { kbBot, questions } = found.data;
  const { id, name, avatar, description, category } = kbBot;
  return (
    <div className={css.page}>
      {back}
      <header className={css.head}>
        <Avatar size="xl" id={id} name={name} source={avatar} decorative />
        <Grow>
          <Heading level={1}>{name}</Heading>
          <Text tone="secondary">{description || copy.noDescription}</Text>
        </Grow>
        <Inline gap={8} wrap>
          {added ? (
            <Button pending={pending} aria-label={copy.removeNamed(name)} onPress={onRemove}>
              {copy.remove}
            </Button>
          ) : (
            <Button icon={Plus} pending={pending} aria-label={copy.addNamed(name)} onPress={onAdd}>
              {copy.add}
            </Button>
          )}
          <Button tone="accent" emphasis="solid" href={chatHref(kbBot)}>
            {copy.start}
          </Button>
        </Inline>
      </header>
      <Card>
        <DescriptionList
          layout="grid"
          items={[
            { term: copy.facts.maker, value: makerOf(kbBot) },
            { term: copy.facts.category, value: category ? categoryLabels[category] : '' },
            { term: copy.facts.documents, value: copy.documents(kbBot.documentCount) },
            { term: copy.facts.asked, value: copy.asked(kbBot.askCount) },
          ]}
        />
      </Card>
      {questions.length > 0 ? (
        <section aria-label={copy.questions}>
          <Stack gap={12}>
            <Heading level={2}>{copy.questions}</Heading>
            <Inline gap={8} wrap>
              {questions.map((question) => (
                <Button key={question} onPress={() => onAsk(kbBot, question)}>
                  {question}
                </Button>
              ))}
            </Inline>
          </Stack>
        </section>
      ) : null}
    </div>
  );
}
