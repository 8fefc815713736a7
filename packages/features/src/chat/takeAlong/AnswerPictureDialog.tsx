import type { ChatMessage } from '@tinystar/contract';
import { toast } from '@tinystar/ui';
import { useEffect, useState } from 'react';
import { saveFile } from '../../shared/saveFile.ts';
import type { ChatAssistant } from '../model/assistant.ts';
import { AnswerPictureView, type AnswerPicture } from './AnswerPictureView.tsx';
import { fileNameOf } from './exportConversation.ts';
import { exportCopy } from './exportCopy.ts';
import { copyPicture, shareOf } from './passPicture.ts';
import { pictureOf } from './pictures.tsx';
import { takePictures } from './takenPictures.ts';
import { useDrawPicture } from '../../shared/sourceDrawer.ts';

export interface AnswerPictureDialogProps {
  assistant: ChatAssistant;
  message: ChatMessage;
  onClose: () => void;
}

/** Draws one answer with its question and its sources as a picture, in the browser. */
export default function AnswerPictureDialog({ assistant, message, onClose }: AnswerPictureDialogProps) {
  const [picture, setPicture] = useState<AnswerPicture>({ kind: 'drawing' });
  const [file, setFile] = useState<File>();
  const [attempt, setAttempt] = useState(0);
  const draw = useDrawPicture();
  const name = fileNameOf((assistant.brand ?? assistant).name, '.png');
  useEffect(() => {
    let left = false;
    let address: string | undefined;
    takePictures([message], draw)
      .then((pictures) => pictureOf({ assistant, messages: [message], pictures }))
      .then(
        (drawn) => {
          if (left) return;
          address = URL.createObjectURL(drawn);
          setFile(new File([drawn], name, { type: drawn.type }));
          setPicture({ kind: 'ready', address });
        },
        () => left || setPicture({ kind: 'failed' }),
      );
    return () => {
      left = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [assistant, message, draw, name, attempt]);
  const copy = async () => {
    if (!file) return;
    if (await copyPicture(file)) toast(exportCopy.copied, { tone: 'success' });
    else toast(isSecureContext ? exportCopy.copyFailed : exportCopy.copyNeedsHttps, { tone: 'danger' });
  };
  return (
    <AnswerPictureView
      question={message.question}
      picture={picture}
      onAgain={() => {
        setPicture({ kind: 'drawing' });
        setAttempt(attempt + 1);
      }}
      onSave={() => file && saveFile(file, name)}
      // Where the page came over plain http, pressing it tells why.
      onCopy={'ClipboardItem' in globalThis || !isSecureContext ? () => void copy() : undefined}
      onShare={file && shareOf({ files: [file] })}
      onClose={onClose}
    />
  );
}
