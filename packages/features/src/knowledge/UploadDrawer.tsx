import { Button, Drawer, FileDrop, Grow, InlineMessage, Stack, Tabs, Text } from '@tinystar/ui';
import { useState } from 'react';
import { SiteCapture, type SiteCaptureProps } from './SiteCapture.tsx';
import { accepted, usualTypes } from './acceptedTypes.ts';
import { copy } from './copy.ts';
import type { UploadItem } from './model/uploadQueue.ts';
import { UploadItems, type UploadItemsProps } from './UploadItems.tsx';

export interface UploadDrawerProps
  extends Pick<SiteCaptureProps, 'onCapture' | 'onKeep' | 'onReadMap' | 'onImport'>, UploadItemsProps {
  open: boolean;
  tab: 'file' | 'site';
  onTab: (tab: 'file' | 'site') => void;
  onClose: () => void;
  /** Answers a refusal of the whole batch. */
  onFiles: (files: File[]) => string | null;
  onClear: () => void;
  /** Pages that cost nothing until the month ends; undefined until that is known. */
  freePages?: number | undefined;
  /** Kinds of files that can be uploaded. @default pdf, doc and docx */
  types?: readonly string[] | undefined;
}

const tabs = [
  { value: 'file', label: copy.drawer.tabs.file },
  { value: 'site', label: copy.drawer.tabs.site },
] as const;

const needsCare = ({ phase }: UploadItem) => phase.kind === 'duplicate' || phase.kind === 'failed';

/** Uploads by button or drop, and web pages; sending goes on while it is closed. */
export function UploadDrawer({
  open,
  tab,
  items,
  freePages,
  types = usualTypes,
  explain,
  onTab,
  onClose,
  onFiles,
  onCapture,
  onKeep,
  onReadMap,
  onImport,
  ...acting
}: UploadDrawerProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const words = copy.drawer;
  return (
    <Drawer
      open={open}
      modal={false}
      size="sm"
      title={words.title}
      onClose={onClose}
      footer={
        items.length > 0 ? (
          <>
            <Grow>
              <Text tone="secondary">{words.summary(items.length, items.filter(needsCare).length)}</Text>
            </Grow>
            <Button onPress={onClose}>{words.collapse}</Button>
            <Button onPress={acting.onClear}>{words.clear}</Button>
          </>
        ) : undefined
      }
    >
      <Tabs label={words.title} items={tabs} value={tab} onChange={onTab}>
        {tab === 'file' ? (
          <Stack gap={16}>
            <FileDrop
              accept={accepted(types)}
              label={words.drop}
              hint={words.hint(types)}
              onFiles={(files) => setRefused(onFiles(files))}
            />
            {freePages === undefined ? null : (
              <Text size="caption" tone="secondary">
                {words.price(freePages)}
              </Text>
            )}
            {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
            <UploadItems items={items} explain={explain} {...acting} />
          </Stack>
        ) : (
          <SiteCapture onCapture={onCapture} onKeep={onKeep} onReadMap={onReadMap} onImport={onImport} />
        )}
      </Tabs>
    </Drawer>
  );
}
