/** The file store does not answer, or not now: the same call may succeed later. */
export class FileStoreAway extends Error {
  override name = 'FileStoreAway';
}

/** Milliseconds that a store may be silent: before its first word, between two parts, and after the last part. */
export const usual = 20_000;

/** A clock that runs while the store has to say something. */
export interface Silence {
  /** Aborted with {@link FileStoreAway} when the store has said nothing for too long. */
  signal: AbortSignal;
  /** Begins to count, anew if it counts already. */
  begin(): void;
  end(): void;
}

export function silenceOf(patience: number): Silence {
  const given = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = () => clearTimeout(timer);
  return {
    signal: given.signal,
    begin() {
      end();
      const tell = () => given.abort(new FileStoreAway(`the file store was silent for ${patience / 1_000} s`));
      timer = setTimeout(tell, patience);
    },
    end,
  };
}

/** What the store makes of a call, or {@link FileStoreAway} when it is silent; the call is then left to itself. */
export async function unlessSilent<T>(silence: Silence, call: () => Promise<T>): Promise<T> {
  let missed = () => undefined as void;
  const late = new Promise<never>((_, reject) => {
    missed = () => reject(silence.signal.reason as Error);
    silence.signal.addEventListener('abort', missed, { once: true });
  });
  silence.begin();
  try {
    return await Promise.race([call(), late]);
  } finally {
    silence.end();
    silence.signal.removeEventListener('abort', missed);
  }
}
