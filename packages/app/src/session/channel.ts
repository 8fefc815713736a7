/** What tabs of one browser tell each other; never a token. */
export type Word = 'loggedOut' | 'identityChanged';

const NAME = 'tinystar.session';

/** Says a word to the other tabs, at once and also where storage is blocked. */
export const tellTabs = (word: Word): void => {
  if (!('BroadcastChannel' in globalThis)) return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(word);
  channel.close();
};

/** Calls back with what another tab says; answers how to stop listening. */
export const onTabs = (heard: (word: Word) => void): (() => void) => {
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data === 'loggedOut' || data === 'identityChanged') heard(data);
  });
  return () => channel.close();
};
