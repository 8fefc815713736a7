import { messages } from '@tinystar/contract';
import { Button, toast } from '@tinystar/ui';
import { brokenPageCopy } from './copy.ts';

/** Milliseconds until a part that did not come is asked for again: first, and from then on. */
const SOON = 1_000;
const LATER = 5_000;
/** Milliseconds after which a part that neither comes nor fails is given up and asked for again. */
const PATIENCE = 20_000;

/** Parts that are here or on their way, by address. */
const parts = new Map<string, Promise<void>>();

/** A part that is no longer there, because a newer build took the place of this one. */
class Gone extends Error {}

const link = (rel: string, href: string): HTMLLinkElement => {
  const element = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' });
  document.head.append(element);
  return element;
};

/**
 * Fetched before it is imported: browsers keep what could not be imported as failed until the page goes, and then the
 * import takes it from their cache.
 */
const fetchPart = async (href: string): Promise<void> => {
  if (document.querySelector(`link[href="${href}"],script[src="${href}"]`)) return;
  const response = await fetch(href, { signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok) throw response.status === 404 ? new Gone() : new Error(response.statusText);
  await response.arrayBuffer();
  if (!href.endsWith('.css')) return;
  const style = link('stylesheet', href);
  await new Promise((done) => (style.onload = style.onerror = done));
};

const bring = (href: string): Promise<void> => {
  const coming = parts.get(href) ?? fetchPart(href);
  parts.set(href, coming);
  coming.catch(() => parts.delete(href));
  return coming;
};

/** Resolves when the network is back, or after a while. */
const pause = (ms: number) =>
  new Promise<void>((go) => {
    const on = () => {
      clearTimeout(timer);
      removeEventListener('online', on);
      go();
    };
    const timer = setTimeout(on, ms);
    addEventListener('online', on);
  });

const offerReload = () =>
  toast(brokenPageCopy.newer, {
    tone: 'warning',
    lasts: Infinity,
    action: () => (
      <Button size="sm" onPress={() => location.reload()}>
        {brokenPageCopy.reload}
      </Button>
    ),
  });

/**
 * Every `import()` of the built app goes through here (build/patientParts.ts) with the files it needs, below the root.
 * Without a connection it says so and goes on by itself when there is one. Where a newer build took the files away it
 * offers to load the page anew; drafts outlive that.
 */
export const loadPart = async <Part,>(load: () => Promise<Part>, files: readonly string[] = []): Promise<Part> => {
  for (let failures = 0; ; failures++)
    try {
      await Promise.all(files.map((file) => bring(`/${file}`)));
      break;
    } catch (error) {
      if (error instanceof Gone) {
        offerReload();
        await new Promise(() => undefined);
      }
      // Whatever was pressed may be given up (front/location.ts, GivesUp).
      dispatchEvent(new Event('partaway'));
      if (failures === 1 || error instanceof DOMException) toast(messages.network, { tone: 'danger' });
      await pause(failures === 0 ? SOON : LATER);
    }
  return load();
};

/** Brings what a first press may need (build/pageDocuments.ts), one after the other, unless somebody saves data. */
export const loadLater = async (): Promise<void> => {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  const later = document.querySelector<HTMLMetaElement>('meta[name="later"]')?.content.split(' ');
  if (!later || connection?.saveData) return;
  try {
    for (const href of later) {
      await bring(href);
      if (href.endsWith('.js')) link('modulepreload', href);
    }
  } catch {
    // Then they come when they are needed.
  }
};
