import type { PublicShoppe, ShownBot } from '@tinystar/contract';
import { Button, Result, Skeleton, SkeletonRegion, Stack } from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import { copy } from './copy.ts';
import { ShoppeBoard } from './ShoppeBoard.tsx';
import type { ShoppePageProps } from './ShoppePage.tsx';
import * as css from './ShoppeView.css.ts';

/** What became of opening it; `gone` when there is none, or none at the moment, with the words for which. */
export type OpenShoppe =
  | { kind: 'loading' }
  | { kind: 'ready'; shoppe: PublicShoppe; bots: readonly ShownBot[] }
  | { kind: 'gone'; message: string }
  | { kind: 'failed'; message: string };

export interface ShoppeViewProps extends Omit<ShoppePageProps, 'id'> {
  found: OpenShoppe;
  onRetry: () => void;
}

/** A showcase for everybody who has its link. */
export function ShoppeView({ found, onRetry, ...addresses }: ShoppeViewProps) {
  switch (found.kind) {
    case 'loading':
      return (
        <main className={css.page}>
          <SkeletonRegion>
            <Stack gap={20}>
              <Skeleton width="40%" />
              <Skeleton shape="block" height={12} />
              <Skeleton shape="block" height={20} />
            </Stack>
          </SkeletonRegion>
        </main>
      );
    case 'gone':
      return (
        <Result kind="notFound" title={found.message} actions={<Button href="/">{copy.board.home}</Button>}>
          {copy.board.goneText}
        </Result>
      );
    case 'failed':
      return <FailedResult title={copy.failed} of={found} onRetry={onRetry} />;
    case 'ready':
      return (
        <main className={css.page}>
          <ShoppeBoard shoppe={found.shoppe} bots={found.bots} {...addresses} />
        </main>
      );
  }
}
