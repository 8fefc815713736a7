import { useCallback, useRef, useState } from 'react';
import { Avatar } from '../Avatar/Avatar.tsx';
import type { AvatarColour, AvatarSource } from '../Avatar/avatarLook.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CircleAlert, Pencil } from '../icons.ts';
import { ImageCrop, type CropHandle } from '../ImageCrop/ImageCrop.tsx';
import { AvatarChoice } from './AvatarChoice.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AvatarPicker.css.ts';
import { faultOf } from './avatarFile.ts';
import { avatarWords, type AvatarWords } from './avatarWords.ts';

/** What a person can choose here; other kinds only come from storage. */
export type PickedAvatar = { type: 'color'; color: AvatarColour } | { type: 'url'; url: string };

export interface AvatarPreset {
  url: string;
  /** Names the picture for screen readers. */
  label: string;
}

/** The stored picture's address, or the words that tell why there is none. */
export type AvatarUpload = { url: string } | { problem: string };

export interface AvatarPickerProps {
  /** Gives the letters, and names what is changed. */
  name: string;
  value: AvatarSource;
  onChange: (value: PickedAvatar) => void;
  /** Stores the cut picture of 300 × 300 px. Without it there is no way to upload. */
  onUpload?: (picture: Blob) => Promise<AvatarUpload>;
  presets?: readonly AvatarPreset[];
  disabled?: boolean;
  /** Replaces single words. */
  words?: Partial<AvatarWords>;
}

const wordOf = { kind: 'wrongKind', empty: 'empty', size: 'tooLarge' } as const;

type Step =
  | { kind: 'closed' }
  | { kind: 'choose'; problem?: string }
  | { kind: 'crop'; file: Blob; phase: 'opening' | 'ready' | 'sending'; problem?: string };

/** The avatar with a pencil: a dialog offers colours, ready pictures and a picture of one's own, which is cut first. */
export function AvatarPicker({
  name,
  value,
  onChange,
  onUpload,
  presets = [],
  disabled = false,
  words: replaced,
}: AvatarPickerProps) {
  const words = { ...avatarWords, ...replaced };
  const [step, setStep] = useState<Step>({ kind: 'closed' });
  const crop = useRef<CropHandle>(null);
  const cropping = step.kind === 'crop';
  const busy = cropping && step.phase === 'sending';
  const onReady = useCallback((ready: boolean) => {
    setStep((now) => (now.kind === 'crop' ? { ...now, phase: ready ? 'ready' : 'opening' } : now));
  }, []);
  const close = () => (busy ? undefined : setStep({ kind: 'closed' }));
  const take = (file: Blob) => {
    const fault = faultOf(file);
    if (fault) setStep({ kind: 'choose', problem: words[wordOf[fault]] });
    else setStep({ kind: 'crop', file, phase: 'opening' });
  };
  const send = async (file: Blob) => {
    if (!crop.current || !onUpload) return;
    const failed = (problem: string) => setStep({ kind: 'crop', file, phase: 'ready', problem });
    setStep({ kind: 'crop', file, phase: 'sending' });
    try {
      const stored = await onUpload(await crop.current.cut());
      if ('problem' in stored) {
        failed(stored.problem);
        return;
      }
      onChange({ type: 'url', url: stored.url });
      setStep({ kind: 'closed' });
    } catch {
      failed(words.failed);
    }
  };
  return (
    <>
      <button
        type="button"
        className={css.trigger}
        title={words.change}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setStep({ kind: 'choose' })}
      >
        <VisuallyHidden>{name ? `${name}：${words.change}` : words.change}</VisuallyHidden>
        <Avatar name={name} source={value} size="xl" decorative />
        <span className={css.pencil}>
          <Icon of={Pencil} size="xs" />
        </span>
      </button>
      <Dialog
        open={step.kind !== 'closed'}
        onClose={close}
        persistent={cropping}
        title={cropping ? words.crop : words.change}
        size="sm"
        footer={
          cropping ? (
            <>
              <Button disabled={busy} onPress={() => setStep({ kind: 'choose' })}>
                {words.back}
              </Button>
              <Button
                tone="accent"
                emphasis="solid"
                pending={busy}
                disabled={step.phase === 'opening'}
                onPress={() => void send(step.file)}
              >
                {words.save}
              </Button>
            </>
          ) : undefined
        }
      >
        {cropping ? (
          <>
            <ImageCrop ref={crop} file={step.file} guide="circle" onReady={onReady} />
            <Problem words={step.problem} />
          </>
        ) : (
          <AvatarChoice
            name={name}
            value={value}
            presets={presets}
            words={words}
            problem={<Problem words={step.kind === 'choose' ? step.problem : undefined} />}
            onChange={onChange}
            onFile={onUpload ? take : undefined}
          />
        )}
      </Dialog>
    </>
  );
}

function Problem({ words }: { words: string | undefined }) {
  return (
    <span role="alert">
      {words ? (
        <span className={css.problem}>
          <Icon of={CircleAlert} size="sm" />
          {words}
        </span>
      ) : null}
    </span>
  );
}
