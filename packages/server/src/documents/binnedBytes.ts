import { sql } from 'drizzle-orm';
import { keysOf } from './copyDocuments.ts';
import { kbBotFileBin, type FileRow } from './schema.ts';

type Bytes = Pick<FileRow, 'sourceKey' | 'outputKey'>;

/** Where the bytes of a document in the bin lie, those of its next version, and of the versions that are kept with it. */
export const binnedBytes = {
  sourceKey: kbBotFileBin.sourceKey,
  outputKey: kbBotFileBin.outputKey,
  next: sql<FileRow['next']>`nullif(${kbBotFileBin.kept} #> '{kb_bot_file,0,next}', 'null')`,
  versions: sql<Bytes[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('sourceKey', v -> 'source_key', 'outputKey', v -> 'output_key')), '[]')
    from jsonb_array_elements(${kbBotFileBin.kept} -> 'kb_bot_file_version') v)`,
};

export const keysOfBinned = ({ versions, ...file }: Bytes & Pick<FileRow, 'next'> & { versions: Bytes[] }): string[] =>
  keysOf([file, ...versions]);
