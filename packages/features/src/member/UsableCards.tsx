import { Button, Empty, Grid, Skeleton, SkeletonRegion } from '@tinystar/ui';
import { ChevronRight } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import { copy } from './copy.ts';
import * as css from './MemberHomeView.css.ts';
import type { MemberHomeViewProps } from './MemberHomeView.tsx';
import { UsableCard } from './UsableCard.tsx';

/** So many stand on the first page; the others one press away. */
const HOME_CARDS = 6;

/** The assistants of the first page in their four states. */
export function UsableCards({
  assistants,
  maker,
  squareHref,
  createHref,
  cardHref,
  repliesHref,
  onRetry,
}: Pick<
  MemberHomeViewProps,
  'assistants' | 'maker' | 'squareHref' | 'createHref' | 'cardHref' | 'repliesHref' | 'onRetry'
>) {
  if (assistants.kind === 'loading') {
    return (
      <SkeletonRegion>
        <Grid least={18} gap={12}>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} shape="block" height={8} />
          ))}
        </Grid>
      </SkeletonRegion>
    );
  }
  if (assistants.kind !== 'ready') return <FailedResult title={copy.failed} of={assistants} onRetry={onRetry} />;
  const { rows, count } = assistants.data;
  if (count === 0) {
    return (
      <Empty
        kind="first"
        title={copy.none.title}
        {...(maker && {
          action: (
            <Button tone="accent" emphasis="solid" href={createHref}>
              {copy.none.create}
            </Button>
          ),
        })}
      >
        {maker ? copy.none.maker : copy.none.member}
      </Empty>
    );
  }
  const shown = rows.slice(0, HOME_CARDS);
  return (
    <>
      <ul className={css.cards}>
        {shown.map((assistant) => (
          <UsableCard
            key={assistant.id}
            assistant={assistant}
            href={cardHref(assistant)}
            repliesHref={repliesHref(assistant)}
          />
        ))}
      </ul>
      {count > shown.length ? (
        <div className={css.rest}>
          <Button block emphasis="quiet" trailingIcon={ChevronRight} href={squareHref}>
            {copy.rest(count - shown.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}
