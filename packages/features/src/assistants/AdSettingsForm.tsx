import { constants } from '@tinystar/contract';
import {
  Checkbox,
  Field,
  Inline,
  SegmentedControl,
  Select,
  Skeleton,
  SkeletonRegion,
  Stack,
  Switch,
  Text,
  TextArea,
} from '@tinystar/ui';
import { lazy, Suspense } from 'react';
import { AdPreview } from './AdPreview.tsx';
import type { AdDraft } from './adSettings.ts';
import { lateCopy } from './lateCopy.ts';
import type { FieldErrors } from './settings.ts';

const MarkdownEditor = lazy(() => import('@tinystar/ui/editor').then((file) => ({ default: file.MarkdownEditor })));

export interface AdSettingsFormProps {
  draft: AdDraft;
  errors: FieldErrors<AdDraft>;
  changed: ReadonlySet<keyof AdDraft>;
  onChange: (change: Partial<AdDraft>) => void;
  /** Stores a picture and gives its address. */
  onUpload: (picture: File) => Promise<string>;
}

const words = lateCopy.ad;
const types = (['text', 'markdown'] as const).map((value) => ({ value, label: words.types[value] }));
const intervals = [0, 1, 2, 3, 5, 10, constants.AD_EVERY_MAX].map((value) => ({
  value: String(value),
  label: words.everyText(value),
}));

/** When an advertisement follows an answer, what it says, and how that looks. */
export function AdSettingsForm({ draft, errors, changed, onChange, onUpload }: AdSettingsFormProps) {
  // A number that another client has saved is kept as a choice.
  const own = String(draft.everyNAnswers);
  const choices = intervals.some(({ value }) => value === own)
    ? intervals
    : [...intervals, { value: own, label: words.everyText(draft.everyNAnswers) }];
  return (
    <>
      <Field layout="beside" label={words.status} changed={changed.has('status')}>
        <Switch
          checked={draft.status === 'enabled'}
          onChange={(on) => onChange({ status: on ? 'enabled' : 'disabled' })}
        >
          {words.statusText}
        </Switch>
      </Field>
      <Field
        layout="beside"
        label={words.when}
        hint={words.whenHint}
        group
        changed={changed.has('afterFirstAnswer') || changed.has('everyNAnswers')}
      >
        <Stack gap={12}>
          <Checkbox checked={draft.afterFirstAnswer} onChange={(afterFirstAnswer) => onChange({ afterFirstAnswer })}>
            {words.firstText}
          </Checkbox>
          <Select
            label={words.every}
            options={choices}
            value={own}
            onChange={(value) => onChange({ everyNAnswers: Number(value) })}
          />
        </Stack>
      </Field>
      <Field layout="beside" label={words.format} group changed={changed.has('type')}>
        <Inline>
          <SegmentedControl
            label={words.format}
            size="sm"
            options={types}
            value={draft.type}
            onChange={(type) => onChange({ type })}
          />
        </Inline>
      </Field>
      <Field
        layout="beside"
        label={words.content}
        hint={words.contentHint}
        error={errors.content}
        changed={changed.has('content')}
      >
        {draft.type === 'markdown' ? (
          <Suspense
            fallback={
              <SkeletonRegion>
                <Skeleton shape="block" height={14} />
              </SkeletonRegion>
            }
          >
            <MarkdownEditor
              name="content"
              rows={6}
              limit={constants.AD_CONTENT_MAX}
              imageLimit={constants.PICTURE_MAX}
              value={draft.content}
              onChange={(content) => onChange({ content })}
              onUpload={onUpload}
            />
          </Suspense>
        ) : (
          <TextArea
            name="content"
            rows={6}
            limit={constants.AD_CONTENT_MAX}
            value={draft.content}
            onChange={(content) => onChange({ content })}
          />
        )}
      </Field>
      <Field layout="beside" label={words.preview} group>
        {draft.content.trim() === '' ? (
          <Text tone="secondary">{words.previewEmpty}</Text>
        ) : (
          <AdPreview type={draft.type} content={draft.content} />
        )}
      </Field>
    </>
  );
}
