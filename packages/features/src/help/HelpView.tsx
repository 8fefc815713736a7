import type { HelpGroup } from '@tinystar/contract';
import {
  Empty,
  Heading,
  Link,
  Result,
  SearchInput,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  oneTabStop,
} from '@tinystar/ui';
import type { ReactNode } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { StarMark } from '../shared/StarMark.tsx';
import { copy } from './copy.ts';
import { ReadArticle } from './ReadArticle.tsx';
import { HelpCards, HelpList } from './HelpLists.tsx';
import * as frame from '../shared/readingPage.css.ts';
import * as css from './HelpView.css.ts';
import { findArticle, helpPath, searchHelp } from './model.ts';

export interface HelpViewProps {
  groups: Remote<readonly HelpGroup[]>;
  /** The article that is read; without one all are listed. */
  slug: string | undefined;
  search: string;
  onSearch: (search: string) => void;
  /** The chat with the service assistant, where there is one. */
  askHref: string | undefined;
  onRetry: () => void;
}

/** The help centre: all articles, or one beside the list of the others. */
export function HelpView(props: HelpViewProps) {
  const { askHref } = props;
  return (
    <div className={frame.page}>
      <header className={frame.head}>
        <Link href="/index" tone="quiet">
          <span className={frame.brand}>
            <StarMark />
            <Text weight="strong">{copy.brand}</Text>
          </span>
        </Link>
        {askHref ? <Link href={askHref}>{copy.ask}</Link> : null}
      </header>
      <Body {...props} />
    </div>
  );
}

function Body({ groups, slug, search, onSearch, onRetry }: HelpViewProps) {
  if (groups.kind === 'loading')
    return (
      <Plain>
        <SkeletonRegion>
          <Stack gap={16}>
            <Skeleton width={16} height={2.5} shape="block" />
            <Skeleton height={12} shape="block" />
          </Stack>
        </SkeletonRegion>
      </Plain>
    );
  if (groups.kind !== 'ready')
    return (
      <Plain>
        <FailedResult title={copy.failed} of={groups} onRetry={onRetry} />
      </Plain>
    );
  const field = <SearchInput label={copy.search} placeholder={copy.search} value={search} onChange={onSearch} />;
  const found = searchHelp(groups.data, search);
  const nothing =
    found.length === 0 ? (
      <Empty kind="noMatch" title={copy.noMatch.title}>
        {copy.noMatch.text}
      </Empty>
    ) : null;
  if (slug === undefined)
    return (
      <Plain>
        <Stack gap={8}>
          <Heading level={1} size="display">
            {copy.title}
          </Heading>
          <Text tone="secondary">{copy.lead}</Text>
        </Stack>
        {field}
        {nothing ?? <HelpCards groups={found} />}
      </Plain>
    );
  const read = findArticle(groups.data, slug);
  return (
    <div className={`${css.body} ${css.beside}`}>
      <nav ref={oneTabStop} className={css.list} aria-label={copy.articles}>
        <Stack gap={20}>
          {field}
          {nothing ?? <HelpList groups={found} current={slug} />}
        </Stack>
      </nav>
      <main className={css.article}>
        <Stack gap={20}>
          <div className={css.back}>
            <Link href={helpPath()}>{copy.all}</Link>
          </div>
          {read ? (
            <ReadArticle {...read} />
          ) : (
            <Result kind="notFound" title={copy.missing.title} actions={<Link href={helpPath()}>{copy.all}</Link>}>
              {copy.missing.text}
            </Result>
          )}
        </Stack>
      </main>
    </div>
  );
}

function Plain({ children }: { children: ReactNode }) {
  return <main className={css.body}>{children}</main>;
}
