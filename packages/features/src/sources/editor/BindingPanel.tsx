import { blockLimits, constants, type ImageBinding, lateMessages, messages } from '@tinystar/contract';
import { Button, Inline, InlineMessage, Menu, Stack, Text } from '@tinystar/ui';
import { Image, Upload } from '@tinystar/ui/icons';
import { useRef, useState } from 'react';
import { noticeOf } from '../../shared/errors.ts';
import type { PDFDocumentProxy } from '../pdf.ts';
import * as css from './BindingPanel.css.ts';
import { copy } from './copy.ts';
import type { EditedBlock } from './model/view.ts';
import { PictureCrop } from './PictureCrop.tsx';

export interface BindingPanelProps {
  bound: readonly ImageBinding[];
  /** The image blocks of the document that are saved. */
  inner: readonly EditedBlock[];
  /** Draws the pictures of the document; none where it has no pages. */
  pdf: PDFDocumentProxy | null;
  onChange: (images: ImageBinding[]) => void;
  /** Stores a picture; answers its address. */
  onUpload: (file: File) => Promise<string>;
}

const types = ['image/png', 'image/jpeg'];

/** Which pictures go with a block: those of the document, and uploaded ones (D-47). */
export function BindingPanel({ bound, inner, pdf, onChange, onUpload }: BindingPanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const [sending, setSending] = useState(false);
  const full = bound.length >= blockLimits.images;
  const placeOf = new Map(inner.map((block) => [block.id, block]));
  const add = (image: ImageBinding) => onChange([...bound, image]);

  const upload = async (file: File) => {
    setProblem('');
    if (!types.includes(file.type)) return setProblem(lateMessages.pictureOnly);
    if (file.size === 0) return setProblem(lateMessages.fileEmpty);
    if (file.size > constants.PICTURE_MAX) return setProblem(lateMessages.pictureTooLarge);
    setSending(true);
    try {
      const path = await onUpload(file);
      add({ image_id: path.split('/').at(-1)!, image_block_id: '', image_path: path, type: 'outer' });
    } catch (error) {
      setProblem(noticeOf(error)?.text ?? messages.unexpected);
    } finally {
      setSending(false);
    }
  };

  const choices = inner.slice(0, 50).map((block) => ({
    id: block.id,
    label: copy.inner(block.page, block.number),
    icon: Image,
    disabled: bound.some((image) => image.image_block_id === block.id),
    onSelect: () => add({ image_id: block.id, image_block_id: block.id, image_path: '', type: 'inner' as const }),
  }));

  return (
    <Stack gap={8}>
      <Text size="caption" tone="secondary">
        {copy.imagesHint}
      </Text>
      {bound.length > 0 ? (
        <ul className={css.grid}>
          {bound.map((image) => {
            const block = placeOf.get(image.image_block_id);
            const name = image.type === 'outer' || !block ? copy.outer : copy.inner(block.page, block.number);
            return (
              <li key={image.image_id} className={css.item}>
                <span className={css.frame}>
                  {image.type === 'outer' ? (
                    <img className={css.picture} src={image.image_path} alt={name} />
                  ) : block && pdf ? (
                    <PictureCrop pdf={pdf} page={block.page} box={block.box} />
                  ) : null}
                </span>
                <Text size="caption" lines={2}>
                  {name}
                </Text>
                {block?.status === 'disabled' ? (
                  <Text size="caption" tone="warning">
                    {copy.innerOff}
                  </Text>
                ) : null}
                <Button
                  size="sm"
                  emphasis="quiet"
                  aria-label={`${copy.unbind}${name}`}
                  onPress={() => onChange(bound.filter((each) => each !== image))}
                >
                  {copy.unbind}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
      <Inline gap={8} wrap>
        <span className={css.zone}>
          <Menu
            align="start"
            trigger={
              <Button
                size="sm"
                icon={Image}
                disabled={full || choices.length === 0}
                {...(choices.length === 0 && { reason: copy.noInner })}
              >
                {copy.bindInner}
              </Button>
            }
            groups={[choices]}
          />
        </span>
        <span className={css.zone}>
          <Button size="sm" icon={Upload} pending={sending} disabled={full} onPress={() => field.current?.click()}>
            {copy.upload}
          </Button>
          <input
            ref={field}
            className={css.file}
            type="file"
            accept={types.join()}
            aria-label={copy.upload}
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              if (file) void upload(file);
            }}
          />
        </span>
      </Inline>
      <Text size="caption" tone="secondary">
        {full ? copy.tooMany(blockLimits.images) : copy.uploadHint}
      </Text>
      {problem ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}
    </Stack>
  );
}
