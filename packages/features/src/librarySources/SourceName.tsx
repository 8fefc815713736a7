import type { Source } from '@tinystar/contract';
import { Icon, Text } from '@tinystar/ui';
import { kindWords } from './copy.ts';
import { kindIcons } from './kindIcons.ts';
import { readableAddress } from '../shared/readableAddress.ts';
import * as css from './SourceName.css.ts';

/** A source by its kind, name and address. */
export function SourceName({ source }: { source: Pick<Source, 'kind' | 'name' | 'address'> }) {
  const { kind, name, address } = source;
  return (
    <span className={css.row}>
      <span className={css.glyph}>
        <Icon of={kindIcons[kind]} size="sm" tone="secondary" label={kindWords[kind].label} />
      </span>
      <span className={css.words}>
        <span className={css.name} title={name}>
          {name}
        </span>
        <span className={css.address} title={address}>
          <Text size="caption" tone="tertiary">
            {readableAddress(address)}
          </Text>
        </span>
      </span>
    </span>
  );
}
