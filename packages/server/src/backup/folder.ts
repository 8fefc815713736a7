import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The form of the backup's folder. */
export const FORMAT = 1;

/** `backup.json`: what the other files of a backup are. It is written last, so a folder with it is whole. */
export const Manifest = z.object({
  format: z.literal(FORMAT),
  /** Moment of the state that is kept, ISO 8601. */
  at: z.string(),
  /** Migrations that made the schema. */
  schema: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  /** Number of files; null when they lie in an object store of their own. */
  files: z.nullable(z.number()),
});
export type Manifest = z.infer<typeof Manifest>;

/** The folder, the command's words or the data do not allow this. The message says what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** Where the parts of a backup lie. */
export const partsOf = (folder: string) => ({
  manifest: join(folder, 'backup.json'),
  secret: join(folder, 'secret-key'),
  files: join(folder, 'files'),
  table: (name: string) => join(folder, 'tables', `${name}.copy.gz`),
});

/** Reads a whole backup's description; throws BackupError for anything else. */
export function readManifest(folder: string): Manifest {
  const { manifest } = partsOf(folder);
  if (!existsSync(manifest)) throw new BackupError(`${folder} holds no finished backup: backup.json is missing`);
  const read = Manifest.safeParse(JSON.parse(readFileSync(manifest, 'utf8')));
  if (!read.success) throw new BackupError(`${folder} holds a backup of another form`);
  return read.data;
}

/** True for a folder that is not there, or holds nothing. */
export const isEmpty = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;
