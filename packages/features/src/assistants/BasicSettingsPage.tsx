import { assistants, meta, type Assistant } from '@tinystar/contract';
import { useCall } from '../shared/calls/index.ts';
import { useApi } from '../shared/session.ts';
import { useAvatarUpload } from '../shared/useAvatarUpload.ts';
import { BasicSettingsForm } from './BasicSettingsForm.tsx';
import { copy } from './copy.ts';
import { basicDraftOf, checkBasic, type BasicDraft } from './settings.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const labels: Record<keyof BasicDraft, string> = {
  avatar: copy.basic.name,
  name: copy.basic.name,
  description: copy.basic.description,
  welcomeWords: copy.basic.welcome,
  questionWords: copy.basic.questions,
  isShowQuestionBar: copy.basic.questions,
  replyToneId: copy.basic.tone,
  isShowQuickButtons: copy.basic.quickButtons,
};

/** The basic settings of one assistant. */
export function BasicSettingsPage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const upload = useAvatarUpload({ category: 'kbBot', kbBotId: assistant.id });
  const tones = useCall(meta.replyOptions, { type: 'tone' });
  const { frame, form } = useSettingsForm({
    form: 'basic',
    assistant,
    saved: basicDraftOf(assistant),
    labels,
    check: checkBasic,
    save: (draft) => api(assistants.updateBasic, { ...draft, kbBotId: assistant.id }),
  });
  return (
    <SettingsFrame {...frame}>
      <BasicSettingsForm {...form} tones={tones.data?.rows ?? []} onUploadAvatar={upload} />
    </SettingsFrame>
  );
}
