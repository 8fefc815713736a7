import type { SourceKind } from '@tinystar/contract';
import { feedKind } from './feed/index.ts';
import { gitKind } from './git/index.ts';
import type { Kind } from './kind.ts';
import { notionKind } from './notion/index.ts';
import { s3Kind } from './s3/index.ts';
import { siteKind } from './site/index.ts';
import { webdavKind } from './webdav/index.ts';

/** The kinds of sources, each a folder; a new one adds its line here. */
export const kinds: Readonly<Record<SourceKind, Kind>> = {
  webdav: webdavKind,
  s3: s3Kind,
  git: gitKind,
  notion: notionKind,
  site: siteKind,
  feed: feedKind,
};
