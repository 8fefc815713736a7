import { constants } from '@tinystar/contract';
import {
  Button,
  Drawer,
  FileDrop,
  Grow,
  InlineMessage,
  Stack,
  Tabs,
  Text,
  UploadList,
  type UploadState,
} from '@tinystar/ui';
import { useState } from 'react';
import { SiteCapture, type SiteCaptureProps } from './SiteCapture.tsx';
import { copy } from './copy.ts';
import { formatSize } from './format.ts';
import type { UploadItem, UploadPhase } from './model/uploadQueue.ts';

export interface UploadDrawerProps extends Pick<SiteCaptureProps, 'onCapture' | 'onKeep'> {
  open: boolean;
  tab: 'file' | 'site';
  items: readonly UploadItem[];
  /** How an error of an upload is told, e.g. the wording of missing coins. */
  explain: (phase: Extract<UploadPhase, { kind: 'failed' }>) => string;
  onTab: (tab: 'file' | 'site') => void;
  onClose: () => void;
  /** Answers a refusal of the whole batch. */
  onFiles: (files: File[]) => string | null;
  onCancel: (key: string) => void;
  onRetry: (key: string) => void;
  onForce: (key: string) => void;
  onClear: () => void;
}

const tabs = [
  { value: 'file', label: copy.drawer.tabs.file },
  { value: 'site', label: copy.drawer.tabs.site },
] as const;

const accept = constants.UPLOAD_TYPES.map((type) => `.${type}`).join(',');

const needsCare = ({ phase }: UploadItem) => phase.kind === 'duplicate' || phase.kind === 'failed';

/** Uploads by button or drop, and web pages; sending goes on while it is closed. */
export function UploadDrawer({
  open,
  tab,
  items,
  explain,
  onTab,
  onClose,
  onFiles,
  onCapture,
  onKeep,
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
              accept={accept}
              label={words.drop}
              hint={words.hint}
              onFiles={(files) => setRefused(onFiles(files))}
            />
            {refused ? <InlineMessage tone="danger">{refused}</InlineMessage> : null}
            <Uploads items={items} explain={explain} {...acting} />
          </Stack>
        ) : (
          <SiteCapture onCapture={onCapture} onKeep={onKeep} />
        )}
      </Tabs>
    </Drawer>
  );
}

type UploadsProps = Pick<UploadDrawerProps, 'items' | 'explain' | 'onCancel' | 'onRetry' | 'onForce'>;

function Uploads({ items, explain, onCancel, onRetry, onForce }: UploadsProps) {
  const stateOf = (phase: UploadPhase): UploadState => {
    switch (phase.kind) {
      case 'queued':
        return { kind: 'waiting' };
      case 'uploading':
        return { kind: 'sending', share: phase.total === 0 ? 0 : phase.sent / phase.total };
      case 'success':
        return { kind: 'done' };
      case 'duplicate':
        return { kind: 'duplicate', reason: copy.drawer.duplicate };
      case 'failed':
        return { kind: 'failed', reason: explain(phase), final: !phase.retryable };
    }
  };
  return (
    <UploadList
      items={items.map(({ key, file, phase }) => ({
        id: key,
        name: file.name,
        size: formatSize(file.size),
        state: stateOf(phase),
      }))}
      onCancel={onCancel}
      onRemove={onCancel}
      onRetry={onRetry}
      onForce={onForce}
    />
  );
}
