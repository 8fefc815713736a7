import {
  ApiError,
  constants,
  errorCodes,
  lateMessages,
  messages,
  newId,
  type RecaptureRhythm,
  type UploadResult,
} from '@tinystar/contract';
import { atom, createStore, type Atom } from 'jotai';
import { isAccepted, usualTypes } from '../acceptedTypes.ts';

/**
 * Where one file of a batch stands (assistants.md §4 uploads): `queued` waits its turn, `success` was stored `at` a time,
 * maybe as a `version` of a document, `duplicate` offers force upload or delete, and a new version of the document
 * `replaces`; `sameAs` is the name of another one with the same bytes; `failed` may be sent again when `retryable`.
 */
export type UploadPhase =
  | { kind: 'queued' }
  | { kind: 'uploading'; sent: number; total: number }
  | { kind: 'success'; at: number; version: boolean }
  | { kind: 'duplicate'; replaces?: string | undefined; sameAs?: string | undefined }
  | { kind: 'failed'; message: string; retryable: boolean; coins: boolean };

/** A web page that the server captures. */
export interface UploadSite {
  url: string;
  every: RecaptureRhythm;
}

export interface UploadItem {
  key: string;
  /** Of a page its name alone, and its size when it was looked at. */
  file: File;
  site?: UploadSite;
  phase: UploadPhase;
}

export interface UploadCall {
  file: File;
  site?: UploadSite | undefined;
  force: boolean;
  /** The document whose new version the file is. */
  replaces?: string | undefined;
  signal: AbortSignal;
  onProgress(sent: number, total: number): void;
}

interface Options {
  /** Sends one file. Throws {@link ApiError} when refused or offline. */
  send(call: UploadCall): Promise<UploadResult>;
  /** Pause between two files in ms. @default 500 (decisions.md UPLOAD_PAUSE) */
  pause?: number;
}

/** Why a file is refused before it is sent, or null. */
export const refusal = (file: Pick<File, 'name' | 'size'>, types = usualTypes): string | null => {
  if (!isAccepted(file.name, types)) return lateMessages.fileFormat;
  if (file.size === 0) return lateMessages.fileEmpty;
  return file.size > constants.UPLOAD_FILE_MAX ? lateMessages.fileTooLarge : null;
};

const renamed = (file: File, name: string): File => new File([file], name, { type: file.type });

export interface UploadQueue {
  /** What `itemsAtom` is read from: the queue writes it also while no page is shown. */
  readonly store: ReturnType<typeof createStore>;
  readonly itemsAtom: Atom<readonly UploadItem[]>;
  items(): readonly UploadItem[];
  /** Takes up to 20 files of one batch, of the kinds `types`; answers 每次最多上传20个 when there were more, and takes none. */
  add(files: readonly File[], types?: readonly string[]): string | null;
  /** Takes web pages, one after the other like files. */
  addSites(pages: readonly { site: UploadSite; file: File }[]): void;
  /** Stops a running upload or takes a waiting one out. */
  cancel(key: string): void;
  retry(key: string): void;
  /** Stores a duplicate a second time. */
  force(key: string): void;
  /** Sends a duplicate as the new version of the document that is there. */
  replace(key: string): void;
  clearFinished(): void;
}

/**
 * Sends files one after the other with the specified pause; lives outside React so that closing a drawer stops nothing.
 */
export const createUploadQueue = ({ send, pause = constants.UPLOAD_PAUSE }: Options): UploadQueue => {
  const store = createStore();
  const itemsAtom = atom<readonly UploadItem[]>([]);
  const items = () => store.get(itemsAtom);
  const forced = new Set<string>();
  const replaced = new Map<string, string>();
  const running = new Map<string, AbortController>();
  let busy = false;

  const publish = (next: readonly UploadItem[]) => store.set(itemsAtom, next);
  const setPhase = (key: string, phase: UploadPhase) =>
    publish(items().map((item) => (item.key === key ? { ...item, phase } : item)));

  const outcome = (result: UploadResult, version: boolean): UploadPhase => {
    if (result.status === 'success') return { kind: 'success', at: Date.now(), version };
    const { replaces, sameAs } = result;
    if (result.reason === lateMessages.duplicateUpload) return { kind: 'duplicate', replaces, sameAs };
    return { kind: 'failed', message: result.reason ?? messages.unexpected, retryable: true, coins: false };
  };

  const failure = (error: unknown): UploadPhase => {
    if (!(error instanceof ApiError)) throw error;
    const retryable = error.code !== errorCodes.invalidInput && error.code !== errorCodes.tooLarge;
    return { kind: 'failed', message: error.message, retryable, coins: error.code === errorCodes.coinsInsufficient };
  };

  const sendOne = async ({ key, file, site }: UploadItem) => {
    const controller = new AbortController();
    running.set(key, controller);
    setPhase(key, { kind: 'uploading', sent: 0, total: file.size });
    try {
      const result = await send({
        file,
        site,
        force: forced.has(key),
        replaces: replaced.get(key),
        signal: controller.signal,
        onProgress: (sent, total) => setPhase(key, { kind: 'uploading', sent, total }),
      });
      // A page is named when it was captured; its title is what the list shows.
      if (site && result.status === 'success')
        publish(items().map((item) => (item.key === key ? { ...item, file: renamed(file, result.name) } : item)));
      setPhase(key, outcome(result, replaced.has(key)));
    } catch (error) {
      if (!controller.signal.aborted) setPhase(key, failure(error));
    } finally {
      running.delete(key);
    }
  };

  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      for (let next = nextQueued(); next; next = nextQueued()) {
        await sendOne(next);
        if (nextQueued()) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    } finally {
      busy = false;
    }
  };
  const nextQueued = () => items().find(({ phase }) => phase.kind === 'queued');

  const queueAgain = (key: string) => {
    setPhase(key, { kind: 'queued' });
    void run();
  };

  return {
    store,
    itemsAtom,
    items,
    add(files, types) {
      if (files.length > constants.UPLOAD_BATCH) return lateMessages.tooManyFiles;
      const added = files.map((file): UploadItem => {
        const message = refusal(file, types);
        const phase: UploadPhase = message
          ? { kind: 'failed', message, retryable: false, coins: false }
          : { kind: 'queued' };
        return { key: newId(), file, phase };
      });
      publish([...items(), ...added]);
      void run();
      return null;
    },
    addSites(pages) {
      const added = pages.map((page): UploadItem => ({ key: newId(), ...page, phase: { kind: 'queued' } }));
      publish([...items(), ...added]);
      void run();
    },
    cancel(key) {
      running.get(key)?.abort(new DOMException('cancelled', 'AbortError'));
      publish(items().filter((item) => item.key !== key));
    },
    retry: queueAgain,
    force(key) {
      replaced.delete(key);
      forced.add(key);
      queueAgain(key);
    },
    replace(key) {
      const phase = items().find((item) => item.key === key)?.phase;
      if (phase?.kind !== 'duplicate' || !phase.replaces) return;
      replaced.set(key, phase.replaces);
      // Said already: another document has the same bytes, which would be refused again.
      if (phase.sameAs) forced.add(key);
      queueAgain(key);
    },
    clearFinished() {
      publish(items().filter(({ phase }) => phase.kind !== 'success'));
    },
  };
};

/** Used until the real queue is loaded: it is empty and accepts no files. */
export const noUploads: UploadQueue = {
  ...createUploadQueue({ send: () => Promise.reject(new Error('no queue is open')) }),
  add: () => null,
  addSites: () => undefined,
};
