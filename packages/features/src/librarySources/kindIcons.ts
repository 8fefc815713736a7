import type { SourceKind } from '@tinystar/contract';
import type { Glyph } from '@tinystar/ui';
import { Database, Folder, GitBranch, Globe, NotebookText, Rss } from '@tinystar/ui/icons';

export const kindIcons: Record<SourceKind, Glyph> = {
  webdav: Folder,
  s3: Database,
  git: GitBranch,
  notion: NotebookText,
  site: Globe,
  feed: Rss,
};
