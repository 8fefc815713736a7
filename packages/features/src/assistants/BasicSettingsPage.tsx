import { ApiError, assistants, meta, uploads, type Assistant } from '@tinystar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../shared/session.ts';
import { BasicSettingsForm } from './BasicSettingsForm.tsx';
import { copy } from './copy.ts';
import { focusField } from './focusField.ts';
import { useDraft } from './drafts.ts';
import { basicDraftOf, checkBasic, type BasicDraft, type FieldErrors } from './settings.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSave } from './useSave.ts';

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
  const tones = useQuery({ queryKey: ['tones'], queryFn: () => api(meta.replyOptions, { type: 'tone' }) });
  const { draft, changed, set, discard } = useDraft('basic', assistant.id, basicDraftOf(assistant));
  const [errors, setErrors] = useState<FieldErrors<BasicDraft>>({});
  const { save, saving } = useSave(assistant.id, discard, () =>
    api(assistants.updateBasic, { ...draft, kbBotId: assistant.id }),
  );
  const uploadAvatar = async (picture: Blob) => {
    const files = new File([picture], 'avatar.png', { type: picture.type });
    try {
      const stored = await api(uploads.avatar, { files, category: 'kbBot', kbBotId: assistant.id });
      return { url: stored.fileUrl };
    } catch (error) {
      if (error instanceof ApiError && error.message) return { problem: error.message };
      throw error;
    }
  };

  return (
    <SettingsFrame
      changed={[...new Set(changed.map((key) => labels[key]))]}
      saving={saving}
      onDiscard={() => {
        discard();
        setErrors({});
      }}
      onSave={() => {
        const wrong = checkBasic(draft);
        setErrors(wrong);
        const [first] = Object.keys(wrong) as (keyof BasicDraft)[];
        if (first) setTimeout(() => focusField(first));
        else save();
      }}
    >
      <BasicSettingsForm
        draft={draft}
        errors={errors}
        changed={new Set(changed)}
        tones={tones.data?.rows ?? []}
        onUploadAvatar={uploadAvatar}
        onChange={(change) => {
          set(change);
          setErrors((before) => {
            const rest = { ...before };
            for (const key of Object.keys(change)) delete rest[key as keyof BasicDraft];
            return rest;
          });
        }}
      />
    </SettingsFrame>
  );
}
