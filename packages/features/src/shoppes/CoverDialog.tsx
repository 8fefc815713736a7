import { lateMessages, type Cover } from '@tinystar/contract';
import {
  Button,
  Dialog,
  FileDrop,
  ImageCrop,
  Inline,
  InlineMessage,
  RatioPicker,
  Stack,
  Tabs,
  Text,
  VideoFramePicker,
  type CropHandle,
  type Ratio,
} from '@tinystar/ui';
import { useCallback, useRef, useState } from 'react';
import { copy } from './copy.ts';
import * as css from './CoverDialog.css.ts';
import { coverFault, coverTypes } from './coverFile.ts';
import { drawingGroups, drawings, paint, type Drawing } from './drawings.ts';

export type CoverTab = 'video' | 'upload' | 'recommended';

export interface CoverDialogProps {
  /** What gets it: the assistant's name, or the banner. */
  name: string;
  /** @default 'video' */
  tab?: CoverTab;
  /** There is one already, which can be taken away. */
  removable: boolean;
  /** Stores a cut picture and answers its address; rejects with the words to show. */
  onUpload: (picture: Blob) => Promise<string>;
  /** Keeps what was chosen; null takes the cover away. Rejects with the words to show. */
  onSave: (cover: Cover | null) => Promise<void>;
  onClose: () => void;
}

const tabs = (['video', 'upload', 'recommended'] as const).map((value) => ({ value, label: copy.cover.tabs[value] }));
const words = copy.cover;

/** Px on the shorter side of what is cut. */
const SIDE = 720;

/** Chooses a picture (a frame of a film, a file, a drawing), cuts it in one of four shapes and keeps it (D-45). */
export function CoverDialog({ name, tab: first = 'video', removable, onUpload, onSave, onClose }: CoverDialogProps) {
  const [tab, setTab] = useState<CoverTab>(first);
  const [video, setVideo] = useState<File>();
  const [frame, setFrame] = useState<Promise<Blob>>();
  const [drawing, setDrawing] = useState<Drawing>();
  const [problem, setProblem] = useState<string>();
  const [cutting, setCutting] = useState<Blob>();
  const [ratio, setRatio] = useState<Ratio>('4:3');
  const [ready, setReady] = useState(false);
  const [reading, setReading] = useState(false);
  const [busy, setBusy] = useState(false);
  const crop = useRef<CropHandle>(null);
  const onReady = useCallback((now: boolean) => setReady(now), []);

  const start = (picture: Blob) => {
    setProblem(undefined);
    setReady(false);
    setCutting(picture);
  };
  const next = async () => {
    if (tab === 'recommended' && drawing) return start(await paint(drawing));
    if (tab === 'video' && frame) {
      // Somebody quick goes on while the frame is still being read.
      setReading(true);
      const picture = await frame.catch(() => undefined);
      setReading(false);
      if (picture) return start(picture);
      setFrame(undefined);
    }
    setProblem(tab === 'recommended' ? lateMessages.coverMissing : words.frameMissing);
  };
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : words.failed);
      setBusy(false);
    }
  };
  const save = () =>
    run(async () => {
      if (!crop.current) return;
      const picture = await crop.current.cut();
      const { width, height } = await createImageBitmap(picture);
      await onSave({ url: await onUpload(picture), aspect: Math.min(5, Math.max(0.2, width / height)) });
    });

  return (
    <Dialog
      open
      onClose={() => (busy ? undefined : onClose())}
      persistent={cutting !== undefined}
      title={words.title}
      description={name}
      footer={
        cutting ? (
          <>
            <Button disabled={busy} onPress={() => setCutting(undefined)}>
              {words.back}
            </Button>
            <Button tone="accent" emphasis="solid" pending={busy} disabled={!ready} onPress={() => void save()}>
              {words.save}
            </Button>
          </>
        ) : (
          <>
            {removable ? (
              <Button tone="danger" emphasis="quiet" pending={busy} onPress={() => void run(() => onSave(null))}>
                {words.remove}
              </Button>
            ) : null}
            <Button onPress={onClose}>{copy.cancel}</Button>
            {tab === 'upload' ? null : (
              <Button tone="accent" emphasis="solid" pending={reading} onPress={() => void next()}>
                {words.next}
              </Button>
            )}
          </>
        )
      }
    >
      {cutting ? (
        <Stack gap={16}>
          <RatioPicker value={ratio} onChange={setRatio} />
          <ImageCrop ref={crop} file={cutting} ratio={ratio} side={SIDE} format="image/jpeg" onReady={onReady} />
        </Stack>
      ) : (
        <Tabs
          label={words.title}
          items={tabs}
          value={tab}
          onChange={(to) => {
            setProblem(undefined);
            setTab(to);
          }}
        >
          <div className={css.panel}>
            {tab === 'video' ? (
              video ? (
                <Stack gap={12}>
                  <Inline justify="between">
                    <Text lines={1} tone="secondary">
                      {video.name}
                    </Text>
                    <Button
                      size="sm"
                      emphasis="quiet"
                      onPress={() => {
                        setVideo(undefined);
                        setFrame(undefined);
                      }}
                    >
                      {words.otherVideo}
                    </Button>
                  </Inline>
                  <VideoFramePicker video={video} onPick={(picture) => setFrame(picture)} />
                </Stack>
              ) : (
                <FileDrop
                  multiple={false}
                  accept="video/*"
                  label={words.chooseVideo}
                  hint={words.videoHint}
                  onFiles={([file]) => setVideo(file)}
                />
              )
            ) : tab === 'upload' ? (
              <FileDrop
                multiple={false}
                accept={coverTypes}
                label={words.chooseImage}
                hint={words.imageHint}
                onFiles={([file]) => {
                  if (!file) return;
                  const fault = coverFault(file);
                  if (fault) setProblem(fault);
                  else start(file);
                }}
              />
            ) : (
              <Stack gap={16}>
                {drawingGroups.map((group) => (
                  <fieldset key={group} className={css.group}>
                    <legend className={css.groupName}>{words.groups[group]}</legend>
                    <div className={css.drawings}>
                      {drawings
                        .filter((one) => one.group === group)
                        .map((one) => (
                          <label key={one.id} className={css.drawing}>
                            <img className={css.picture} src={one.src} alt="" />
                            <input
                              type="radio"
                              name="drawing"
                              className={css.radio}
                              aria-label={one.name}
                              checked={drawing?.id === one.id}
                              onChange={() => {
                                setProblem(undefined);
                                setDrawing(one);
                              }}
                            />
                          </label>
                        ))}
                    </div>
                  </fieldset>
                ))}
              </Stack>
            )}
          </div>
        </Tabs>
      )}
      <div role="alert">{problem ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}</div>
    </Dialog>
  );
}
