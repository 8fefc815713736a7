import { Button, Dialog, InlineMessage, Spinner } from '@tinystar/ui';
import { Copy, Download, Send } from '@tinystar/ui/icons';
import * as css from './AnswerPictureView.css.ts';
import { exportCopy } from './exportCopy.ts';

export type AnswerPicture = { kind: 'drawing' } | { kind: 'failed' } | { kind: 'ready'; address: string };

export interface AnswerPictureViewProps {
  question: string;
  picture: AnswerPicture;
  onAgain: () => void;
  onSave: () => void;
  /** Left out where the browser cannot put pictures on its clipboard. */
  onCopy?: (() => void) | undefined;
  /** Hands it to the apps of the device; left out where it has no such way. */
  onShare?: (() => void) | undefined;
  onClose: () => void;
}

/** One answer as a picture, to look at before it is passed on. */
export function AnswerPictureView(props: AnswerPictureViewProps) {
  const { question, picture, onAgain, onSave, onCopy, onShare, onClose } = props;
  const drawn = picture.kind === 'ready';
  return (
    <Dialog
      open
      size="sm"
      title={exportCopy.pictureDialog}
      description={exportCopy.pictureHint}
      onClose={onClose}
      footer={
        picture.kind === 'failed' ? undefined : (
          <>
            {onCopy ? (
              <Button icon={Copy} disabled={!drawn} onPress={onCopy}>
                {exportCopy.copy}
              </Button>
            ) : null}
            {onShare ? (
              <Button icon={Send} disabled={!drawn} onPress={onShare}>
                {exportCopy.share}
              </Button>
            ) : null}
            <Button icon={Download} tone="accent" emphasis="solid" disabled={!drawn} onPress={onSave}>
              {exportCopy.save}
            </Button>
          </>
        )
      }
    >
      <div className={css.stage}>
        {picture.kind === 'drawing' ? <Spinner size="xl" label={exportCopy.drawing} /> : null}
        {picture.kind === 'failed' ? (
          <InlineMessage
            tone="danger"
            action={
              <Button size="sm" onPress={onAgain}>
                {exportCopy.again}
              </Button>
            }
          >
            {exportCopy.notDrawn}
          </InlineMessage>
        ) : null}
        {drawn ? <img className={css.picture} src={picture.address} alt={exportCopy.pictureOf(question)} /> : null}
      </div>
    </Dialog>
  );
}
