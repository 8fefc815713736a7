import {
  ApiError,
  lateMessages,
  webAddress,
  type documents,
  type Output,
  type RecaptureRhythm,
} from '@tinystar/contract';
import {
  Button,
  Checkbox,
  Field,
  Form,
  Inline,
  InlineMessage,
  Select,
  Stack,
  Text,
  TextInput,
  oneTabStop,
} from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import type { UploadSite } from './model/uploadQueue.ts';
import { rhythms } from './rhythms.ts';
import * as css from './SitemapImport.css.ts';

type Sitemap = Output<typeof documents.sitemap>;

export interface SitemapImportProps {
  /** What was typed as an address, here or for a single page. */
  url: string;
  onUrl: (url: string) => void;
  /** Reads the map of a site. Throws {@link ApiError}. */
  onReadMap: (siteUrl: string) => Promise<Sitemap>;
  /** Takes pages into the library, one after the other. */
  onImport: (pages: UploadSite[]) => void;
  /** Back to a single page. */
  onBack: () => void;
}

/** Pages taken at once. */
const MOST = 50;

type State =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'failed'; message: string }
  | { kind: 'read'; map: Sitemap };

/** Pages of a site by its map: read it, look at what it lists, choose, import. */
export function SitemapImport({ url, onUrl, onReadMap, onImport, onBack }: SitemapImportProps) {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const words = copy.map;
  const submit = async () => {
    const address = webAddress(url);
    if (address === undefined) return setState({ kind: 'failed', message: lateMessages.invalidUrl });
    setState({ kind: 'working' });
    try {
      setState({ kind: 'read', map: await onReadMap(address) });
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof ApiError ? error.message : words.failed });
    }
  };
  return (
    <Stack gap={16}>
      <Form onSubmit={() => void submit()}>
        <Stack gap={16}>
          <Field label={words.url} hint={words.hint} error={state.kind === 'failed' ? state.message : undefined}>
            <TextInput type="url" inputMode="url" placeholder={copy.site.placeholder} value={url} onChange={onUrl} />
          </Field>
          <Inline>
            <Button type="submit" pending={state.kind === 'working'}>
              {words.read}
            </Button>
            <Button emphasis="quiet" onPress={onBack}>
              {words.back}
            </Button>
          </Inline>
        </Stack>
      </Form>
      {state.kind === 'read' ? <Choice key={state.map.pages[0]?.url} map={state.map} onImport={onImport} /> : null}
    </Stack>
  );
}

function Choice({ map: { pages, count }, onImport }: { map: Sitemap; onImport: (pages: UploadSite[]) => void }) {
  const open = pages.filter(({ known }) => !known).map(({ url }) => url);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(open.slice(0, MOST)));
  const [every, setEvery] = useState<RecaptureRhythm>('never');
  const words = copy.map;
  const all = open.length > 0 && chosen.size === open.length;
  const toggle = (url: string, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(url);
    else next.delete(url);
    setChosen(next);
  };
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <Checkbox
          checked={all || (chosen.size > 0 ? 'mixed' : false)}
          disabled={open.length === 0}
          onChange={(on) => setChosen(new Set(on ? open : []))}
        >
          {words.all}
        </Checkbox>
        <Text size="caption" tone="tertiary">
          {words.found(count, pages.length)}
        </Text>
      </Inline>
      <div ref={oneTabStop} role="group" aria-label={words.pages} className={css.pages}>
        {pages.map(({ url, known }) => (
          <Checkbox key={url} checked={chosen.has(url)} disabled={known} onChange={(on) => toggle(url, on)}>
            {known ? `${url}（${words.known}）` : url}
          </Checkbox>
        ))}
      </div>
      <Field label={copy.site.every} hint={copy.site.everyHint}>
        <Select options={rhythms} value={every} onChange={setEvery} />
      </Field>
      {chosen.size > MOST ? <InlineMessage tone="danger">{words.tooMany}</InlineMessage> : null}
      <Inline>
        <Button
          tone="accent"
          emphasis="solid"
          disabled={chosen.size === 0 || chosen.size > MOST}
          onPress={() => onImport([...chosen].map((url) => ({ url, every })))}
        >
          {words.submit(chosen.size)}
        </Button>
      </Inline>
    </Stack>
  );
}
