import { assistants, meta, type Assistant } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { useApi } from '../shared/session.ts';
import { useAvatarUpload } from '../shared/useAvatarUpload.ts';
import { BasicSettingsForm } from './BasicSettingsForm.tsx';
import { settingsCopy } from './settingsCopy.ts';
import { checkBasic } from './checkSettings.ts';
import { basicDraftOf, type BasicDraft } from './settings.ts';
import { basicFields } from './settingsFields.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const labels: Record<keyof BasicDraft, string> = {
  avatar: settingsCopy.basic.name,
  name: settingsCopy.basic.name,
  description: settingsCopy.basic.description,
  welcomeWords: settingsCopy.basic.welcome,
  questionWords: settingsCopy.basic.questions,
  isShowQuestionBar: settingsCopy.basic.questions,
  replyToneId: settingsCopy.basic.tone,
  isShowQuickButtons: settingsCopy.basic.quickButtons,
};

/** The basic settings of one assistant. */
export function BasicSettingsPage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const upload = useAvatarUpload({ category: 'kbBot', kbBotId: assistant.id });
  const tones = useCall(meta.replyOptions, { type: 'tone' });
  const { frame, form, conflict } = useSettingsForm({
    form: 'basic',
    assistant,
    of: basicDraftOf,
    labels,
    fields: basicFields(tones.data?.rows ?? []),
    check: checkBasic,
    save: (draft, version) => api(assistants.updateBasic, { ...draft, kbBotId: assistant.id, version }),
  });
  return (
    <>
      <SettingsFrame {...frame}>
        <BasicSettingsForm {...form} tones={tones.data?.rows ?? []} onUploadAvatar={upload} />
      </SettingsFrame>
      <ConflictDialog {...conflict} />
    </>
  );
}
