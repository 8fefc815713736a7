import { sourceKinds, type SourceKind } from '@tinystar/contract';
import { Button, Card, Empty, Grid, Icon, Inline, Stack, Text } from '@tinystar/ui';
import { RefreshCw } from '@tinystar/ui/icons';
import { copy, kindWords } from './copy.ts';
import { kindIcons } from './kindIcons.ts';
import * as css from './FirstSource.css.ts';

/** Before the first source: what sources are for, and the kinds that there are. */
export function FirstSource({ onAdd }: { onAdd: (kind: SourceKind) => void }) {
  return (
    <div className={css.frame}>
      <Empty kind="first" icon={RefreshCw} title={copy.first.title}>
        {copy.first.text}
      </Empty>
      <Grid as="ul" least={22}>
        {sourceKinds.map((kind) => (
          <Card as="li" key={kind}>
            <div className={css.card}>
              <Stack gap={8} grow>
                <Inline>
                  <Icon of={kindIcons[kind]} size="sm" tone="secondary" />
                  <Text weight="strong">{kindWords[kind].label}</Text>
                </Inline>
                <Text as="p" size="caption" tone="secondary">
                  {kindWords[kind].text}
                </Text>
              </Stack>
              <Inline>
                <Button tone="accent" emphasis="soft" size="sm" onPress={() => onAdd(kind)}>
                  {kindWords[kind].add}
                </Button>
              </Inline>
            </div>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
