import { assistants, type Assistant } from '@tinystar/contract';
import { ConflictDialog, conflictCopy, type FormFields } from '../shared/conflict/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { useApi } from '../shared/session.ts';
import { DisplaySettingsForm } from './DisplaySettingsForm.tsx';
import { lateCopy } from './lateCopy.ts';
import { displayDraftOf, type DisplayDraft } from './settings.ts';
import { SettingsFrame } from './SettingsFrame.tsx';
import { useSettingsForm } from './useSettingsForm.ts';

const words = lateCopy.display;

const labels: Record<keyof DisplayDraft, string> = {
  showHeader: words.header,
  showDescription: words.description,
  bubbleColor: words.colour,
  gradientStartColor: words.gradient,
  gradientEndColor: words.gradient,
  gradientAngle: words.gradient,
  isShowQuickButtons: words.quickButtons,
};

const onOff = (on: boolean) => (on ? conflictCopy.on : conflictCopy.off);
const text = (value: string | number) => String(value);
const fields: FormFields<DisplayDraft> = {
  showHeader: { label: words.header, show: (status) => onOff(status === 'enabled') },
  showDescription: { label: words.description, show: (status) => onOff(status === 'enabled') },
  bubbleColor: { label: words.colour, show: text },
  gradientStartColor: { label: words.gradientStart, show: text },
  gradientEndColor: { label: words.gradientEnd, show: text },
  gradientAngle: { label: words.gradientAngle, show: text },
  isShowQuickButtons: { label: words.quickButtons, show: onOff },
};

/** How the chat of an enterprise's assistant looks; while the plan has ended it stands behind a gate. */
export function DisplaySettingsPage({ assistant }: { assistant: Assistant }) {
  const api = useApi();
  const { frame, form, conflict } = useSettingsForm({
    form: 'display',
    assistant,
    of: displayDraftOf,
    labels,
    fields,
    // Its controls let nothing wrong be chosen.
    check: () => ({}),
    save: (draft, version) => api(assistants.updateDisplay, { ...draft, kbBotId: assistant.id, version }),
  });
  return (
    <>
      <PlanGate text={words.gated}>
        <SettingsFrame {...frame}>
          <DisplaySettingsForm {...form} assistant={assistant} />
        </SettingsFrame>
      </PlanGate>
      <ConflictDialog {...conflict} />
    </>
  );
}
