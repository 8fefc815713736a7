import type { Document } from '@tinystar/contract';
import { Button, FileName, Inline, Stack, Tag, Text } from '@tinystar/ui';
import { readableAddress } from '../shared/readableAddress.ts';
import { waitingEditsWords } from '../shared/waitingEdits.ts';
import { copy } from './copy.ts';
import * as css from './DocumentLibraryView.css.ts';

export interface DocumentNameCellProps {
  document: Document;
  /** Goes to what was done to an earlier version and waits for a person. */
  onWaiting: (document: Document) => void;
}

/** A document's name, where it came from, and what its makers have to know of it. */
export function DocumentNameCell({ document, onWaiting }: DocumentNameCellProps) {
  const { name, kind, reason, status, site, waitingEdits = 0 } = document;
  return (
    <Stack gap={2}>
      <Inline>
        <span className={css.kind}>
          <Tag tone={kind === 'pdf' ? 'danger' : 'info'}>{kind === 'site' ? copy.site.kind : kind.toUpperCase()}</Tag>
        </span>
        <FileName name={name} />
      </Inline>
      {site ? (
        <span className={css.address} title={site.url}>
          <Text size="caption" tone="tertiary">
            {copy.site.updated(site.every, readableAddress(site.url))}
          </Text>
        </span>
      ) : null}
      {reason ? (
        <Text size="caption" tone={status === 'trained' ? 'warning' : 'danger'}>
          {reason}
        </Text>
      ) : null}
      {waitingEdits > 0 ? (
        <Inline>
          <Button size="sm" tone="accent" emphasis="soft" onPress={() => onWaiting(document)}>
            {waitingEditsWords(waitingEdits)}
          </Button>
        </Inline>
      ) : null}
    </Stack>
  );
}
