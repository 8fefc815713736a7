import type { EmbedLook } from '@tinystar/contract';
import {
  Button,
  CodeBlock,
  ColorPicker,
  ConfirmDialog,
  CopyField,
  Dialog,
  Field,
  Form,
  Grid,
  Inline,
  InlineMessage,
  RadioGroup,
  SegmentedControl,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
  TextArea,
} from '@tinystar/ui';
import { useState } from 'react';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { embedCode, twinsOf, widgetCode } from './embed.ts';
import { EmbedPreview } from './EmbedPreview.tsx';
import { releaseCopy } from './releaseCopy.ts';

/** What the dialog edits. */
export interface EmbedDraft {
  /** The websites, one in a line. */
  domains: string;
  look: EmbedLook;
}

export interface EmbedDialogProps {
  open: boolean;
  assistant: { name: string; publicId: string };
  /** Address of the public page. */
  link: string;
  draft: Remote<EmbedDraft>;
  /** When the secret was made with which the website signs who its users are, ms; null before. */
  secretAt: number | null;
  /** The secret that was just made, which nobody can show again. */
  secret?: string | undefined;
  error?: string | undefined;
  pending: boolean;
  making: boolean;
  /** Milliseconds. */
  now: number;
  onChange: (change: Partial<EmbedDraft>) => void;
  onSave: () => void;
  onMakeSecret: () => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = releaseCopy.embed;
const kinds = (['widget', 'frame'] as const).map((value) => ({ value, label: words.kinds[value] }));
const positions = (['corner', 'full'] as const).map((value) => ({ value, label: words.positions[value] }));
const colors = Object.entries(words.colors).map(([value, label]) => ({ value, label }));

const FORM = 'embed';

/** The code that shows an assistant's chat within a website, and the websites that may (D-34, EMB-01). */
export function EmbedDialog(props: EmbedDialogProps) {
  const { open, draft, pending, onSave, onRetry, onClose } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      // What was changed stands here again when it is opened anew.
      unsaved={false}
      title={words.title}
      description={words.text}
      footer={
        draft.kind === 'ready' ? (
          <Button tone="accent" emphasis="solid" type="submit" form={FORM} pending={pending}>
            {words.save}
          </Button>
        ) : undefined
      }
    >
      {draft.kind === 'loading' ? (
        <SkeletonRegion>
          <Skeleton shape="block" height={12} />
        </SkeletonRegion>
      ) : draft.kind === 'ready' ? (
        <Form id={FORM} onSubmit={onSave}>
          <Ready {...props} draft={draft.data} />
        </Form>
      ) : (
        <FailedResult title={words.failed} of={draft} onRetry={onRetry} />
      )}
    </Dialog>
  );
}

type ReadyProps = Omit<EmbedDialogProps, 'draft'> & { draft: EmbedDraft };

function Ready({ assistant, link, draft: { domains, look }, error, onChange, ...secret }: ReadyProps) {
  const [kind, setKind] = useState<'widget' | 'frame'>('widget');
  const isWidget = kind === 'widget';
  const twins = twinsOf(domains);
  return (
    <Stack gap={24}>
      <Field label={words.domains} hint={words.domainsHint} error={error}>
        <TextArea
          value={domains}
          rows={3}
          placeholder={words.placeholder}
          onChange={(text) => onChange({ domains: text })}
        />
      </Field>
      {twins.length > 0 ? (
        <Inline>
          <Button size="sm" onPress={() => onChange({ domains: [domains.trimEnd(), ...twins].join('\n') })}>
            {words.alsoAllow(twins)}
          </Button>
        </Inline>
      ) : null}
      <Inline>
        <SegmentedControl label={words.kind} options={kinds} value={kind} onChange={setKind} />
      </Inline>
      {isWidget ? (
        <Grid least={20} gap={24}>
          <Stack gap={24}>
            <Field label={words.position} hint={words.positionHint} group>
              <RadioGroup
                options={positions}
                value={look.position}
                onChange={(position) => onChange({ look: { ...look, position } })}
              />
            </Field>
            <Field label={words.color} group>
              <ColorPicker
                label={words.color}
                presets={colors}
                value={look.color}
                onChange={(color) => onChange({ look: { ...look, color } })}
              />
            </Field>
          </Stack>
          <EmbedPreview label={words.preview} look={look} />
        </Grid>
      ) : null}
      <Stack gap={4}>
        <CodeBlock
          key={kind}
          title={words.code}
          copyLabel={words.copyCode}
          code={isWidget ? widgetCode(assistant, link, look) : embedCode(assistant.name, link)}
          wrap
        />
        <Text size="caption" tone="secondary">
          {words.codeHint[kind]}
        </Text>
      </Stack>
      {isWidget ? <Identity {...secret} /> : null}
    </Stack>
  );
}

/** The secret with which the website signs who its users are. */
function Identity({
  secretAt,
  secret,
  making,
  now,
  onMakeSecret,
}: Pick<EmbedDialogProps, 'secretAt' | 'secret' | 'making' | 'now' | 'onMakeSecret'>) {
  const [asking, setAsking] = useState(false);
  return (
    <Field label={words.identity} hint={words.identityText} group>
      {secret === undefined ? (
        <Inline>
          <Text>{secretAt === null ? words.noSecret : words.secretMade(momentText(secretAt, now))}</Text>
          <Button size="sm" pending={making} onPress={() => (secretAt === null ? onMakeSecret() : setAsking(true))}>
            {secretAt === null ? words.makeSecret : words.renewSecret}
          </Button>
        </Inline>
      ) : (
        <Stack gap={8}>
          <CopyField label={words.secret} value={secret} action={words.copySecret} look="words" />
          <InlineMessage tone="warning">{words.secretOnce}</InlineMessage>
        </Stack>
      )}
      <ConfirmDialog
        open={asking}
        title={words.renewTitle}
        confirmLabel={words.renewSecret}
        tone="danger"
        pending={making}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onMakeSecret();
        }}
      >
        <Text>{words.renewText}</Text>
      </ConfirmDialog>
    </Field>
  );
}
