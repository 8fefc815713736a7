import { placeParts, type Source } from '@tinystar/contract';
import { Button, DescriptionList, Heading, IconButton, Inline, Link, Stack, Text } from '@tinystar/ui';
import { ArrowLeft, Square, RefreshCw } from '@tinystar/ui/icons';
import { momentText } from '../shared/moment.ts';
import { credentialWords, isForPrograms, placeWords } from './accessWords.ts';
import { copy, kindWords, rhythmWords, rulesText } from './copy.ts';
import * as css from './SourceDetailView.css.ts';
import { readableAddress } from '../shared/readableAddress.ts';
import { SourceMenu, type SourceActs } from './SourceTable.tsx';
import { SourceStatus } from './SourceStatus.tsx';
import { isRunning } from './standing.ts';

export interface SourceHeadProps extends SourceActs {
  source: Source;
  now: number;
  /** A press is on its way. */
  pending: boolean;
  onBack: () => void;
}

const words = copy.head;

/** A source with its settings in short, and what can be done with it. */
export function SourceHead({ source, now, pending, onBack, ...acts }: SourceHeadProps) {
  const { kind, name, address, place, user, rules, every, on, lastRun, documentCount, leftOut, nextRunAt } = source;
  const running = isRunning(lastRun);
  const credentials = credentialWords[kind];
  const shownAddress = readableAddress(address);
  return (
    <Stack gap={16}>
      <div className={css.head}>
        <IconButton icon={ArrowLeft} label={copy.back} size="sm" onPress={onBack} />
        <div className={css.title}>
          <Heading level={2} truncate>
            {name}
          </Heading>
          <SourceStatus source={source} />
        </div>
        <Inline>
          <Button
            icon={running ? Square : RefreshCw}
            pending={pending}
            disabled={lastRun?.state === 'held'}
            onPress={() => (running ? acts.onStop(source) : acts.onRun(source))}
          >
            {running ? copy.stop : copy.run}
          </Button>
          <SourceMenu source={source} {...acts} />
        </Inline>
      </div>
      <DescriptionList
        layout="grid"
        items={[
          { term: words.kind, value: kindWords[kind].label },
          {
            term: words.address,
            value: (
              <span className={css.address} title={address}>
                {isForPrograms(kind) ? (
                  shownAddress
                ) : (
                  <Link href={address} external>
                    {shownAddress}
                  </Link>
                )}
              </span>
            ),
          },
          ...placeParts[kind]
            .filter((part) => part !== 'region')
            .map((part) => ({ term: placeWords[part].label, value: place?.[part] })),
          ...(credentials?.user ? [{ term: credentials.user, value: user }] : []),
          {
            term: words.rules,
            value: (
              <Text lines={2} title={rulesText(rules)}>
                {rulesText(rules)}
              </Text>
            ),
          },
          { term: words.every, value: rhythmWords[every] },
          { term: words.next, value: on && nextRunAt !== undefined ? momentText(nextRunAt, now) : '' },
          { term: words.documents, value: copy.count(documentCount) },
          { term: words.leftOut, value: copy.count(leftOut) },
        ]}
      />
    </Stack>
  );
}
