import { Readable } from 'node:stream';
import { silenceOf, unlessSilent, usual } from './away.ts';
import type { FileStore } from './store.ts';

/**
 * A store whose calls end: a folder on a network disk that has gone keeps every call for ever. What a call still does
 * after its time nobody waits for.
 */
export function patientStore(store: FileStore, patience = usual): FileStore {
  const call = <T>(work: () => Promise<T>) => unlessSilent(silenceOf(patience), work);
  return {
    check: () => call(() => store.check()),
    get: (key, range) => call(() => store.get(key, range)),
    head: (key) => call(() => store.head(key)),
    delete: (key) => call(() => store.delete(key)),
    copy: (from, to) => call(() => store.copy(from, to)),
    link: (key, seconds) => call(() => store.link(key, seconds)),
    put(key, bytes) {
      const silence = silenceOf(patience);
      // Whoever sends the bytes may take his time: the clock stands while the next ones are waited for.
      const sent = async function* () {
        silence.end();
        for await (const part of bytes instanceof Readable ? bytes : [bytes]) {
          silence.begin();
          yield part as Buffer;
          silence.end();
        }
        silence.begin();
      };
      return unlessSilent(silence, () => store.put(key, Readable.from(sent())));
    },
  };
}
