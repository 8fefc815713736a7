import { constants, type ReplyOption } from '@tinystar/contract';
import {
  Field,
  Grow,
  Inline,
  RadioCards,
  SegmentedControl,
  Stack,
  Switch,
  TextArea,
  TextInput,
  type AvatarUpload,
} from '@tinystar/ui';
import { AvatarPicker } from './AvatarPicker.tsx';
import { settingsCopy } from './settingsCopy.ts';
import { QuestionEditor } from './QuestionEditor.tsx';
import type { BasicDraft, FieldErrors } from './settings.ts';

export interface BasicSettingsFormProps {
  draft: BasicDraft;
  errors: FieldErrors<BasicDraft>;
  changed: ReadonlySet<keyof BasicDraft>;
  tones: readonly ReplyOption[];
  onChange: (change: Partial<BasicDraft>) => void;
  /** Stores the cut picture of a new avatar. */
  onUploadAvatar: (picture: Blob) => Promise<AvatarUpload>;
}

const words = settingsCopy.basic;

const welcomeTypes = (['plainText', 'markdown'] as const).map((value) => ({ value, label: words.welcomeTypes[value] }));

/** Name, introduction, welcome words, question guide, tone and quick buttons (assistants.md §2 basic). */
export function BasicSettingsForm({ draft, errors, changed, tones, onChange, onUploadAvatar }: BasicSettingsFormProps) {
  return (
    <>
      <Field
        layout="beside"
        label={words.name}
        required
        error={errors.name}
        changed={changed.has('name') || changed.has('avatar')}
      >
        <Inline gap={20}>
          <AvatarPicker
            name={draft.name}
            value={draft.avatar}
            onUpload={onUploadAvatar}
            onChange={(avatar) => onChange({ avatar })}
          />
          <Grow>
            <TextInput
              name="name"
              value={draft.name}
              limit={constants.ASSISTANT_NAME_MAX}
              onChange={(name) => onChange({ name })}
            />
          </Grow>
        </Inline>
      </Field>
      <Field
        layout="beside"
        label={words.description}
        hint={words.descriptionHint}
        required
        error={errors.description}
        changed={changed.has('description')}
      >
        <TextArea
          name="description"
          value={draft.description}
          limit={constants.DESCRIPTION_MAX}
          onChange={(description) => onChange({ description })}
        />
      </Field>
      <Field
        layout="beside"
        label={words.welcome}
        hint={words.welcomeHint}
        error={errors.welcomeWords}
        changed={changed.has('welcomeWords')}
      >
        <TextArea
          name="welcomeWords"
          value={draft.welcomeWords.content}
          limit={constants.WELCOME_MAX}
          onChange={(content) => onChange({ welcomeWords: { ...draft.welcomeWords, content } })}
          below={
            <SegmentedControl
              label={words.welcomeFormat}
              size="sm"
              options={welcomeTypes}
              value={draft.welcomeWords.type}
              onChange={(type) => onChange({ welcomeWords: { ...draft.welcomeWords, type } })}
            />
          }
        />
      </Field>
      <Field
        layout="beside"
        label={words.questions}
        group
        hint={words.questionsHint}
        error={errors.questionWords}
        changed={changed.has('questionWords') || changed.has('isShowQuestionBar')}
      >
        <Stack gap={12}>
          <QuestionEditor value={draft.questionWords} onChange={(questionWords) => onChange({ questionWords })} />
          <Switch checked={draft.isShowQuestionBar} onChange={(isShowQuestionBar) => onChange({ isShowQuestionBar })}>
            {words.questionBar}
          </Switch>
        </Stack>
      </Field>
      <Field
        layout="beside"
        label={words.tone}
        required
        group
        error={errors.replyToneId}
        changed={changed.has('replyToneId')}
      >
        <RadioCards
          options={tones.map(({ id, name, hint }) => ({ value: id, label: name, description: hint }))}
          value={draft.replyToneId}
          onChange={(replyToneId) => onChange({ replyToneId })}
        />
      </Field>
      <Field layout="beside" label={words.quickButtons} changed={changed.has('isShowQuickButtons')}>
        <Switch checked={draft.isShowQuickButtons} onChange={(isShowQuickButtons) => onChange({ isShowQuickButtons })}>
          {words.quickButtonsText}
        </Switch>
      </Field>
    </>
  );
}
