import { ApiError, lateMessages, webAddress, type RecaptureRhythm } from '@tinystar/contract';
import { Button, Card, Field, FileName, Form, Inline, Select, Stack, Text, TextInput } from '@tinystar/ui';
import { useState } from 'react';
import { copy } from './copy.ts';
import { formatSize } from './format.ts';
import type { UploadSite } from './model/uploadQueue.ts';
import { rhythms } from './rhythms.ts';
import { SitemapImport, type SitemapImportProps } from './SitemapImport.tsx';

export interface SiteCaptureProps extends Pick<SitemapImportProps, 'onReadMap' | 'onImport'> {
  /** Turns an address into a PDF. Throws {@link ApiError}. */
  onCapture: (siteUrl: string) => Promise<File>;
  /** Takes the captured page into the library. */
  onKeep: (file: File, site: UploadSite) => void;
}

type State =
  | { kind: 'idle' }
  | { kind: 'working' }
  | { kind: 'failed'; message: string }
  | { kind: 'done'; file: File; url: string };

/** Captures a static public web page as a PDF, to look at before it is kept. */
export function SiteCapture({ onCapture, onKeep, onReadMap, onImport }: SiteCaptureProps) {
  const [many, setMany] = useState(false);
  const [every, setEvery] = useState<RecaptureRhythm>('never');
  const [url, setUrl] = useState('');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const words = copy.site;

  const submit = async () => {
    const address = webAddress(url);
    if (address === undefined) return setState({ kind: 'failed', message: lateMessages.invalidUrl });
    setState({ kind: 'working' });
    try {
      setState({ kind: 'done', file: await onCapture(address), url: address });
    } catch (error) {
      setState({ kind: 'failed', message: error instanceof ApiError ? error.message : lateMessages.captureFailed });
    }
  };

  const preview = (file: File) => {
    const address = URL.createObjectURL(file);
    open(address, '_blank', 'noopener');
    setTimeout(() => URL.revokeObjectURL(address), 60_000);
  };

  if (many)
    return (
      <SitemapImport
        url={url}
        onUrl={setUrl}
        onReadMap={onReadMap}
        onImport={(pages) => {
          onImport(pages);
          setUrl('');
          setMany(false);
        }}
        onBack={() => setMany(false)}
      />
    );
  return (
    <Form onSubmit={() => void submit()}>
      <Stack gap={16}>
        <Field label={words.url} hint={words.hint} error={state.kind === 'failed' ? state.message : undefined}>
          <TextInput type="url" inputMode="url" placeholder={words.placeholder} value={url} onChange={setUrl} />
        </Field>
        <Inline>
          <Button type="submit" tone="accent" emphasis="solid" pending={state.kind === 'working'}>
            {words.submit}
          </Button>
          <Button emphasis="quiet" onPress={() => setMany(true)}>
            {copy.map.open}
          </Button>
        </Inline>
        {state.kind === 'done' ? (
          <Card padding="sm">
            <Stack gap={8}>
              <FileName name={state.file.name} />
              <Text size="caption" tone="tertiary">
                {formatSize(state.file.size)}
              </Text>
              <Field label={words.every} hint={words.everyHint}>
                <Select options={rhythms} value={every} onChange={setEvery} />
              </Field>
              <Inline>
                <Button size="sm" onPress={() => preview(state.file)}>
                  {words.preview}
                </Button>
                <Button
                  size="sm"
                  tone="accent"
                  emphasis="soft"
                  onPress={() => {
                    onKeep(state.file, { url: state.url, every });
                    setState({ kind: 'idle' });
                    setUrl('');
                  }}
                >
                  {words.keep}
                </Button>
              </Inline>
            </Stack>
          </Card>
        ) : null}
      </Stack>
    </Form>
  );
}
