import { blockLimits, type Block, type Box } from '@tinystar/contract';
import { Button, Heading, Inline, NumberInput, Stack, Switch, Text, TextArea } from '@tinystar/ui';
import { useRef, type Ref } from 'react';
import { BindingPanel, type BindingPanelProps } from './BindingPanel.tsx';
import * as css from './BlockEditor.css.ts';
import { CellEditor } from './CellEditor.tsx';
import { copy } from './copy.ts';
import type { Patch } from './model/draft.ts';
import type { EditedBlock } from './model/view.ts';

export interface BlockInspectorProps extends Pick<BindingPanelProps, 'inner' | 'pdf' | 'onUpload'> {
  block: EditedBlock;
  /** As it was saved; undefined for a new one. */
  saved: Block | undefined;
  /** `joins`: it is one step with the change before. */
  onChange: (change: Patch, joins: boolean) => void;
  onSplit: (at: number) => void;
  /** The part that takes focus when one begins to edit. */
  ref?: Ref<HTMLDivElement>;
}

/** Everything about one block: on or off, its words or cells, its place, its pictures. */
export function BlockInspector({ block, saved, onChange, onSplit, inner, pdf, onUpload, ref }: BlockInspectorProps) {
  const words = useRef<HTMLDivElement>(null);
  const typing = useRef(false);
  const { type, number, status, text, cells, box, images = [], hitCount = 0 } = block;
  const edge = (side: keyof Box) => (
    <NumberInput
      size="sm"
      label={copy.edges[side]}
      value={Math.round(box[side])}
      min={0}
      onChange={(value) => {
        const next = { ...box, [side]: value ?? box[side] };
        if (next.right > next.left && next.bottom > next.top) onChange({ box: next }, false);
      }}
    />
  );
  return (
    <div ref={ref} className={css.inspector} role="group" aria-label={copy.row(number, copy.kinds[type])}>
      <Inline justify="between">
        <Heading level={2} size="label">
          {copy.row(number, copy.kinds[type])}
        </Heading>
        <Switch
          checked={status === 'enabled'}
          onChange={(on) => onChange({ status: on ? 'enabled' : 'disabled' }, false)}
        >
          {copy.enable}
        </Switch>
      </Inline>
      {hitCount > 0 ? (
        <Text size="caption" tone="secondary">
          {copy.hits(hitCount)}
        </Text>
      ) : null}
      {type === 'table' ? (
        <CellEditor
          cells={cells ?? [['']]}
          saved={saved?.cells}
          onChange={(next, joins) => onChange({ cells: next }, joins)}
        />
      ) : (
        <div ref={words} data-edit>
          <TextArea
            label={type === 'image' ? copy.caption : copy.text}
            value={text}
            rows={4}
            maxRows={12}
            limit={blockLimits.text}
            onBlur={() => (typing.current = false)}
            onChange={(next) => {
              onChange({ text: next }, typing.current);
              typing.current = true;
            }}
            below={
              type === 'paragraph' ? (
                <Button
                  size="sm"
                  emphasis="quiet"
                  onPress={() => onSplit(words.current?.querySelector('textarea')?.selectionStart ?? 0)}
                >
                  {copy.splitHere}
                </Button>
              ) : (
                <Text size="caption" tone="secondary">
                  {copy.captionHint}
                </Text>
              )
            }
          />
        </div>
      )}
      <Stack gap={8} as="section">
        <Heading level={3} size="label">
          {copy.place}
        </Heading>
        <div className={css.edges}>
          {(['left', 'top', 'right', 'bottom'] as const).map((side) => (
            <div key={side}>
              <Text size="caption" tone="secondary">
                {copy.edges[side]}
              </Text>
              {edge(side)}
            </div>
          ))}
        </div>
      </Stack>
      {type === 'image' ? null : (
        <Stack gap={8} as="section">
          <Heading level={3} size="label">
            {copy.images}
          </Heading>
          <BindingPanel
            bound={images}
            inner={inner}
            pdf={pdf}
            onChange={(next) => onChange({ images: next }, false)}
            onUpload={onUpload}
          />
        </Stack>
      )}
    </div>
  );
}
