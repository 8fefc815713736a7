import type { Readable } from 'node:stream';
import { constants, type Document, type SourcePlace } from '@tinystar/contract';
import type { Credentials, SourceFetch } from '../../platform/egress/index.ts';
import type { Services } from '../../platform/services.ts';

/** Bytes of a file that are fetched: a little more than is taken, so that larger ones are refused in the words of an upload. */
export const mostBytes = constants.UPLOAD_FILE_MAX + constants.MEBIBYTE;

/** How a source is reached; `password` is the unsealed one, for the time of a run. */
export interface SourceAccess {
  address: URL;
  user: string;
  password: string;
  /** Where in the store of `address`; empty for kinds that have no stores. */
  place: SourcePlace;
}

/** What a kind works with. `fetch` is the only way out; it sends the credentials to the host of `address` alone. */
export interface Reaching {
  access: SourceAccess;
  fetch: SourceFetch;
  services: Pick<Services, 'config' | 'log' | 'now'>;
  /** Aborted when the run is stopped, its time is up, or the server ends. */
  signal: AbortSignal;
  /**
   * Called by a listing that leaves out something that is there, with words for the makers: then nothing is taken for gone
   * because it is missing.
   */
  cut?: (words: string) => void;
  /**
   * Ids of the entries that the library has: a host whose listings may leave something out can be asked for each of them.
   */
  known?: () => Promise<readonly string[]>;
  /** Id of the source, once it is kept: its pages may be read by one process. */
  owner?: string;
}

/** One thing that a source holds and that becomes a document. */
export interface SourceEntry {
  /** The source's own id of it, which a rename or a move leaves as it is where the source has such ids. */
  id: string;
  /** File name with its extension, or title. */
  name: string;
  /** Where it stands: a path, or an address. */
  path: string;
  /** Another one whenever its content is another one; '' where the source cannot tell without its bytes being fetched. */
  revision: string;
  /** Bytes, where the listing says so. */
  size?: number | undefined;
  /** Where a person who may see the source can open the original. */
  address?: string | undefined;
}

/**
 * What was fetched of an entry; `unchanged` where it is what `known` was, with the `revision` to be kept from now on where
 * that is another one.
 */
export type Fetched =
  | { unchanged: true; revision?: string }
  | {
      unchanged: false;
      /** File name, whose extension is that of its kind. */
      name: string;
      /** `site` for a captured page; else by its bytes. */
      kind?: Document['kind'];
      bytes: Readable;
      /** Revision of what was fetched, which the next listing or fetch is compared with. */
      revision: string;
    };

/** Why a source cannot be read, in words for its makers: what is wrong and what to do. */
export class SourceFailure extends Error {
  override name = 'SourceFailure';
  /** Whether trying a little later may help: the host was out of reach or busy. */
  readonly passing: boolean;
  /** In how many ms the host lets itself be asked again, where it says so: until then nothing else of it can be had. */
  readonly wait: number | undefined;

  constructor(message: string, { passing = false, wait }: { passing?: boolean; wait?: number } = {}) {
    super(message);
    this.passing = passing;
    this.wait = wait;
  }
}

/** One kind of source: its folder brings these, and a line in `kinds/index.ts`. */
export interface Kind {
  /**
   * Whether a listing holds everything that is there: then what is missing from it is gone. A feed holds its newest
   * entries alone.
   */
  whole: boolean;
  /** Whether its entries are files, whose names say what they are. */
  files?: boolean;
  /**
   * Whether equal revisions are equal contents: then what is gone and stands elsewhere has only moved. Those of others may be
   * dates, which many entries have in common.
   */
  exact?: boolean;
  /**
   * Everything that the source holds, each id once. Throws {@link SourceFailure} where the listing breaks off or cannot be
   * begun; what it has given by then is not used.
   */
  list(reaching: Reaching): AsyncIterable<SourceEntry>;
  /**
   * Whether what the library has, of the revision `known` that a fetch gave, is what the listing says now. Without it they
   * are when the two are equal and not ''.
   */
  same?(known: string, listed: string): boolean;
  /** The bytes of an entry. `known` is the revision that the library has of it, '' for a new one. */
  fetch: (reaching: Reaching, entry: SourceEntry, known: string) => Promise<Fetched>;
  /** How requests are let in, where it is not by `user` and `password` as they are at the host of `address`. */
  credentials?(access: SourceAccess, now: () => Date): Credentials;
  /** A name for a new source of this address: a title where there is one, else the host. */
  title(reaching: Reaching): Promise<string>;
}
