import type { Source, SourceKind } from '@tinystar/contract';
import { Button, Drawer, Form, Grow, InlineMessage, Stack, Stepper } from '@tinystar/ui';
import { useEffect, useRef, useState } from 'react';
import { same } from '../shared/drafts.ts';
import { AccessStep, type Found } from './AccessStep.tsx';
import { fieldOf } from './accessWords.ts';
import { copy } from './copy.ts';
import { accessKey, accessProblems, draftOf, kindChange, nameProblem, newDraft, type SourceDraft } from './draft.ts';
import { KindStep } from './KindStep.tsx';
import { RulesStep } from './RulesStep.tsx';
import { useProbe } from './useProbe.ts';

export interface SourceWizardProps {
  /** The one that is edited; left out, a new one is made. */
  source?: Source | undefined;
  /** What a new one was begun with. */
  kind?: SourceKind | undefined;
  pending: boolean;
  /** What the server refused. */
  error?: string | undefined;
  /** Tries to reach it and stores nothing. Throws {@link ApiError}. */
  onProbe: (draft: SourceDraft) => Promise<Found>;
  onSave: (draft: SourceDraft & { kind: SourceKind }) => void;
  onClose: () => void;
}

const FORM = 'source';
const words = copy.wizard;
type StepId = 'kind' | 'access' | 'rules';

/** A new source step by step, or the settings of one: nothing is stored before the last press. */
export function SourceWizard({ source, kind: begunKind, pending, error, onProbe, onSave, onClose }: SourceWizardProps) {
  const [begun] = useState(() => (source ? draftOf(source) : newDraft(begunKind)));
  const [draft, setDraft] = useState(begun);
  const [step, setStep] = useState<StepId>(begun.kind ? 'access' : 'kind');
  const [checked, setChecked] = useState<ReadonlySet<StepId>>(new Set());
  const [proposed, setProposed] = useState('');
  const { testing, found, message, probe } = useProbe(onProbe);
  const body = useStepFocus(step);
  const { kind } = draft;
  const steps: StepId[] = source ? ['access', 'rules'] : ['kind', 'access', 'rules'];
  const before = steps[steps.indexOf(step) - 1];
  const own = checked.has('access') ? accessProblems(draft, source) : {};
  const refused = message(draft);
  // What is stored was reached before; everything else is tested before it is.
  const tested = found(draft) !== undefined || (source !== undefined && accessKey(draft) === accessKey(begun));

  const change = (next: Partial<SourceDraft>) => setDraft((was) => ({ ...was, ...next }));
  const test = async () => {
    setChecked(new Set([...checked, 'access']));
    if (Object.keys(accessProblems(draft, source)).length > 0) return;
    const title = (await probe(draft))?.title;
    if (!title) return;
    // What somebody wrote himself stays.
    setDraft((was) => (was.name === '' || was.name === proposed ? { ...was, name: title } : was));
    setProposed(title);
  };
  const submit = () => {
    if (step === 'access' && !tested) return void test();
    setChecked(new Set([...checked, step]));
    if (step === 'kind') return kind && setStep('access');
    if (step === 'access') return setStep('rules');
    if (kind && !nameProblem(draft.name)) onSave({ ...draft, kind });
  };
  const primary =
    step === 'rules' ? (source ? words.save : words.finish) : tested || step === 'kind' ? words.next : words.test;
  return (
    <Drawer
      open
      title={source ? words.edit : words.add}
      unsaved={!same({ ...draft, name: draft.name === proposed ? begun.name : draft.name }, begun)}
      onClose={onClose}
      footer={
        <>
          {before ? <Button onPress={() => setStep(before)}>{words.back}</Button> : null}
          <Grow>{null}</Grow>
          <Button type="submit" form={FORM} tone="accent" emphasis="solid" pending={pending || testing(draft)}>
            {primary}
          </Button>
        </>
      }
    >
      <div ref={body}>
        <Stack gap={24}>
          <Stepper
            label={words.label}
            steps={steps.map((id) => ({ id, title: words.steps[id] }))}
            current={step}
            onReturn={(id) => setStep(id as StepId)}
          />
          <Form id={FORM} onSubmit={submit}>
            {step === 'kind' || !kind ? (
              <KindStep
                kind={kind}
                error={checked.has('kind') && !kind ? words.noKind : undefined}
                onKind={(next) => change(kindChange(next, draft))}
              />
            ) : step === 'access' ? (
              <AccessStep
                kind={kind}
                draft={draft}
                hasPassword={source?.hasPassword ?? false}
                problems={refused ? { [fieldOf(kind, refused)]: refused } : own}
                found={found(draft)}
                testing={testing(draft)}
                onChange={change}
                onTest={tested ? () => void test() : undefined}
              />
            ) : (
              <Stack gap={16}>
                {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
                <RulesStep
                  kind={kind}
                  draft={draft}
                  error={checked.has('rules') ? nameProblem(draft.name) : undefined}
                  onChange={change}
                />
              </Stack>
            )}
          </Form>
        </Stack>
      </div>
    </Drawer>
  );
}

const first = '[role="radio"][aria-checked="true"], input:not([aria-hidden="true"])';

/** Where a step begins is where one goes on; the drawer itself sees to the first. */
function useStepFocus(step: StepId) {
  const body = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    body.current?.querySelector<HTMLElement>(first)?.focus();
  }, [step]);
  return body;
}
