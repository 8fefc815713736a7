import type { Avatar as AvatarValue, ChosenAssistant, Conversation, UsableAssistant } from '@tinystar/contract';
import { Avatar, Button, Empty, Heading, Skeleton, SkeletonRegion, Text } from '@tinystar/ui';
import { ChevronRight } from '@tinystar/ui/icons';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';
import * as css from './MemberHomeView.css.ts';
import { FeaturedShoppes, type FeaturedShoppe } from './FeaturedShoppes.tsx';
import { QuestionBox, type QuestionBoxProps } from './QuestionBox.tsx';
import { RecentList } from './RecentList.tsx';
import { UnsureChoice } from './UnsureChoice.tsx';
import { UsableCards } from './UsableCards.tsx';

export interface UsablePage {
  rows: readonly UsableAssistant[];
  count: number;
}

export interface MemberHomeViewProps extends Pick<
  QuestionBoxProps,
  'question' | 'chosen' | 'pending' | 'focused' | 'onChange' | 'onChoose' | 'onAsk' | 'onBlank'
> {
  /** The person's name, and the face of whom he acts as. */
  person: string;
  face: { id: string; name: string; avatar: AvatarValue };
  /** Name of the enterprise; empty for oneself. */
  enterprise: string;
  /** The enterprise is stopped: nobody answers until its plan goes on. */
  stopped?: boolean;
  /** May build assistants, so that an empty list is his own to fill. */
  maker: boolean;
  assistants: Remote<UsablePage>;
  recent: Remote<readonly Conversation[]>;
  /** Enabled showcases of the enterprise. */
  featured: readonly FeaturedShoppe[];
  /** Who could answer when nobody is likely to; asked, one of them answers. */
  unsure: readonly ChosenAssistant[] | undefined;
  /** The present time in ms since the epoch. */
  now: number;
  featuredHref: (publicId: string) => string;
  squareHref: string;
  createHref: string;
  cardHref: (assistant: UsableAssistant) => string;
  rowHref: (conversation: Conversation) => string;
  /** Where the replies of an assistant's agents are read. */
  repliesHref: (of: UsableAssistant | Conversation) => string;
  onAnswerer: (assistant: ChosenAssistant) => void;
  onRetry: () => void;
  onRetryRecent: () => void;
}

const hourOf = (time: number): number => (new Date(time).getUTCHours() + 8) % 24;

/** The first page of everybody: one box over all assistants, the assistants, and the last conversations (R-69, C-145). */
export function MemberHomeView(props: MemberHomeViewProps) {
  const { person, face, enterprise, stopped = false, assistants, recent, unsure, now, squareHref } = props;
  const rows = assistants.kind === 'ready' && !stopped ? assistants.data.rows : [];
  const count = stopped ? 0 : assistants.kind === 'ready' ? assistants.data.count : undefined;
  const first = enterprise !== '' && recent.kind === 'ready' && recent.data.length === 0;
  const examples = examplesOf(rows);
  return (
    <div className={css.page}>
      <header className={css.head}>
        <span className={css.face}>
          <Avatar size="xl" id={face.id} name={face.name} source={face.avatar} decorative />
        </span>
        <div>
          <Heading level={1} size="display">
            {first ? copy.welcome(person, enterprise) : copy.greeting(person, hourOf(now))}
          </Heading>
          <Text tone="secondary">
            {stopped
              ? copy.stopped
              : count === undefined
                ? '\u00a0'
                : count > 0
                  ? copy.helpers(enterprise, count)
                  : copy.nobodyYet(enterprise)}
          </Text>
        </div>
      </header>
      <div className={css.box}>
        <QuestionBox {...props} assistants={rows} nobody={count === 0} />
        {unsure ? (
          <UnsureChoice assistants={unsure} pending={props.pending} onPick={props.onAnswerer} />
        ) : examples.length > 0 ? (
          <div className={css.examples}>
            <Text size="caption" tone="tertiary">
              {copy.examples}
            </Text>
            {examples.map((example) => (
              <button
                key={example}
                type="button"
                className={css.example}
                disabled={props.pending}
                onClick={() => props.onAsk(example)}
              >
                {example}
              </button>
            ))}
          </div>
        ) : assistants.kind === 'loading' ? (
          // Keeps the room of the examples, so that nothing below them moves.
          <SkeletonRegion>
            <Skeleton shape="block" height={2} width="60%" />
          </SkeletonRegion>
        ) : null}
      </div>
      <div className={css.parts}>
        <section aria-label={copy.usable}>
          <div className={css.partHead}>
            <Heading level={2}>{copy.usable}</Heading>
            <Text size="caption" tone="tertiary" numeric>
              {count
                ? copy.count(
                    count,
                    rows.some(({ monthCount }) => monthCount > 0),
                  )
                : ''}
            </Text>
            <span className={css.partEnd}>
              <Button size="sm" emphasis="quiet" trailingIcon={ChevronRight} href={squareHref}>
                {copy.more}
              </Button>
            </span>
          </div>
          {stopped ? (
            <Empty kind="waiting" title={copy.stopped}>
              {copy.stoppedHint}
            </Empty>
          ) : (
            <UsableCards {...props} />
          )}
        </section>
        <section aria-label={copy.recent}>
          <div className={css.partHead}>
            <Heading level={2}>{copy.recent}</Heading>
            {recent.kind === 'ready' && recent.data.length > 0 ? (
              <span className={css.partEnd}>
                <Button size="sm" emphasis="quiet" trailingIcon={ChevronRight} href={squareHref}>
                  {copy.all4Recent}
                </Button>
              </span>
            ) : null}
          </div>
          <RecentList
            recent={recent}
            now={now}
            hrefOf={props.rowHref}
            repliesHrefOf={props.repliesHref}
            onRetry={props.onRetryRecent}
          />
        </section>
      </div>
      {stopped ? null : <FeaturedShoppes shoppes={props.featured} hrefOf={props.featuredHref} />}
    </div>
  );
}

/** One question of each assistant, so that the row shows what all of them together know. */
const examplesOf = (rows: readonly UsableAssistant[]): string[] =>
  [...new Set(rows.flatMap(({ questions }) => questions.slice(0, rows.length < 3 ? 2 : 1)))].slice(0, 4);
