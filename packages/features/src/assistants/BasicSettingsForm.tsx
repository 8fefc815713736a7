import { avatarColors, constants, type Avatar as AvatarValue, type ReplyOption } from '@tinystar/contract';
import { Avatar, Field, Inline, RadioCards, SegmentedControl, Select, Switch, TextArea, TextInput } from '@tinystar/ui';
import { copy } from './copy.ts';
import type { BasicDraft, FieldErrors } from './settings.ts';

export interface BasicSettingsFormProps {
  draft: BasicDraft;
  errors: FieldErrors<BasicDraft>;
  changed: ReadonlySet<keyof BasicDraft>;
  tones: readonly ReplyOption[];
  onChange: (change: Partial<BasicDraft>) => void;
}

const words = copy.basic;

const welcomeTypes = (['plainText', 'markdown'] as const).map((value) => ({ value, label: words.welcomeTypes[value] }));
const colorNames: Record<(typeof avatarColors)[number], string> = {
  blue: '蓝色',
  purple: '紫色',
  yellow: '黄色',
  green: '绿色',
  cyan: '青色',
};
const colors = avatarColors.map((value) => ({ value, label: colorNames[value] }));
const colorOf = (avatar: AvatarValue) => (avatar.type === 'color' ? avatar.color : undefined);

/** Name, introduction, welcome words, question guide, tone and quick buttons (assistants.md §2 basic). */
export function BasicSettingsForm({ draft, errors, changed, tones, onChange }: BasicSettingsFormProps) {
  return (
    <>
      <Field layout="beside" label={words.name} required error={errors.name} changed={changed.has('name')}>
        <TextInput value={draft.name} limit={constants.ASSISTANT_NAME_MAX} onChange={(name) => onChange({ name })} />
      </Field>
      <Field layout="beside" label={words.avatar} changed={changed.has('avatar')}>
        <Inline gap={12}>
          <Avatar name={draft.name || '助'} source={draft.avatar} size="lg" decorative />
          <Select
            options={colors}
            value={colorOf(draft.avatar)}
            label={words.avatar}
            onChange={(color) => onChange({ avatar: { type: 'color', color } })}
          />
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
        <TextArea value={draft.description} onChange={(description) => onChange({ description })} />
      </Field>
      <Field
        layout="beside"
        label={words.welcome}
        hint={words.welcomeHint}
        error={errors.welcomeWords}
        changed={changed.has('welcomeWords')}
      >
        <TextArea
          value={draft.welcomeWords.content}
          limit={constants.WELCOME_MAX}
          onChange={(content) => onChange({ welcomeWords: { ...draft.welcomeWords, content } })}
        />
      </Field>
      <Field layout="beside" label={`${words.welcome}格式`} group>
        <Inline>
          <SegmentedControl
            label={`${words.welcome}格式`}
            size="sm"
            options={welcomeTypes}
            value={draft.welcomeWords.type}
            onChange={(type) => onChange({ welcomeWords: { ...draft.welcomeWords, type } })}
          />
        </Inline>
      </Field>
      <Field
        layout="beside"
        label={words.questions}
        hint={words.questionsHint}
        changed={changed.has('questionWords') || changed.has('isShowQuestionBar')}
      >
        <TextArea rows={4} value={draft.questionWords} onChange={(questionWords) => onChange({ questionWords })} />
      </Field>
      <Field layout="beside" label={words.questionBar}>
        <Switch checked={draft.isShowQuestionBar} onChange={(isShowQuestionBar) => onChange({ isShowQuestionBar })} />
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
