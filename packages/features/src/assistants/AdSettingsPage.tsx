import { advertising, type Assistant } from '@tinystar/contract';
import { ConflictDialog, conflictCopy, type FormFields } from '../shared/conflict/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { useApi } from '../shared/session.ts';
import { useImageUpload } from '../shared/useImageUpload.ts';
import { AdSettingsForm } from './AdSettingsForm.tsx';
import { adDraftOf, checkAd, type AdDraft } from './adSettings.ts';
import { lateCopy } from './lateCopy.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const words = lateCopy.ad;

const labels: Record<keyof AdDraft, string> = {
  status: words.status,
  afterFirstAnswer: words.when,
  everyNAnswers: words.when,
  content: words.content,
  type: words.content,
};

const onOff = (on: boolean) => (on ? conflictCopy.on : conflictCopy.off);
const fields: FormFields<AdDraft> = {
  status: { label: words.status, show: (status) => onOff(status === 'enabled') },
  afterFirstAnswer: { label: words.first, show: onOff },
  everyNAnswers: { label: words.every, show: words.everyText },
  content: { label: words.content, show: (text) => text },
  type: { label: words.format, show: (type) => words.types[type] },
};

/** The advertisement of an enterprise's assistant; while the plan has ended it stands behind a gate. */
export function AdSettingsPage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const upload = useImageUpload(assistant.id, 'advertising');
  const { frame, form, conflict } = useSettingsForm({
    form: 'ad',
    assistant,
    of: adDraftOf,
    labels,
    fields,
    check: checkAd,
    async save({ type, content, ...strategy }, version) {
      const { id } = assistant;
      const saved = await api(advertising.updateContent, { id, adContent: { type, content }, version });
      return api(advertising.updateStrategy, { id, ...strategy, version: saved.version });
    },
  });
  return (
    <>
      <PlanGate text={words.gated}>
        <SettingsFrame {...frame}>
          <AdSettingsForm {...form} onUpload={upload} />
        </SettingsFrame>
      </PlanGate>
      <ConflictDialog {...conflict} />
    </>
  );
}
