import { constants, type QaImport } from '@tinystar/contract';
import {
  Button,
  Dialog,
  FileDrop,
  FileName,
  Grow,
  Icon,
  Inline,
  InlineMessage,
  Progress,
  Stack,
  Text,
} from '@tinystar/ui';
import { Download, FileText } from '@tinystar/ui/icons';
import { useState } from 'react';
import { copy } from './copy.ts';
import { ImportReport } from './ImportReport.tsx';

/** How far an import has come, as the dialog shows it. */
export type ImportPhase =
  | { kind: 'choose'; error?: string | undefined }
  | { kind: 'sending'; name: string; share: number }
  | { kind: 'running' | 'ended'; of: QaImport };

export interface ImportDialogProps {
  into: 'pairs' | 'entries';
  phase: ImportPhase;
  /** The refused rows are being fetched. */
  downloading: boolean;
  onClose: () => void;
  onTemplate: () => void;
  onFile: (file: File) => void;
  onDownload: () => void;
  /** Back to the choice of a file. */
  onAgain: () => void;
  /** Shows what became of the last import, where there was one. */
  onLast?: (() => void) | undefined;
}

const words = copy.transfer;

/** Why a file is refused before it is sent, or null. */
const refusal = ({ name, size }: File): string | null => {
  if (!/\.(xlsx|csv)$/i.test(name)) return words.wrongKind;
  return size > constants.QA_IMPORT_MAX ? words.tooLarge : null;
};

/** Takes a spreadsheet, shows how far it has come, and row by row what could not be taken in (D-18). */
export function ImportDialog(props: ImportDialogProps) {
  const { into, phase, onClose } = props;
  const ended = phase.kind === 'ended';
  return (
    <Dialog
      open
      size={ended ? 'md' : 'sm'}
      onClose={onClose}
      title={ended ? words.result : words.titles[into]}
      {...(phase.kind === 'choose' && { description: words.texts[into] })}
      footer={<Footer {...props} />}
    >
      <Body {...props} />
    </Dialog>
  );
}

function Body({ phase, onFile }: ImportDialogProps) {
  const [refused, setRefused] = useState<string | null>(null);
  switch (phase.kind) {
    case 'sending':
      return <Under name={phase.name} share={phase.share} text={words.sending} />;
    case 'running': {
      const { fileName, done, total } = phase.of;
      return (
        <Under
          name={fileName}
          share={total ? done / total : 0}
          text={total === null ? words.reading : words.running(done, total)}
          hint={words.goesOn}
        />
      );
    }
    case 'ended':
      return <ImportReport of={phase.of} />;
    case 'choose': {
      const problem = refused ?? phase.error;
      return (
        <Stack gap={16}>
          <FileDrop
            accept=".xlsx,.csv"
            multiple={false}
            label={words.drop}
            hint={words.hint}
            onFiles={([file]) => {
              if (!file) return;
              const why = refusal(file);
              setRefused(why);
              if (why === null) onFile(file);
            }}
          />
          {problem ? <InlineMessage tone="danger">{problem}</InlineMessage> : null}
        </Stack>
      );
    }
  }
}

interface UnderProps {
  name: string;
  share: number;
  text: string;
  hint?: string;
}

/** A file on its way. */
function Under({ name, share, text, hint }: UnderProps) {
  return (
    <Stack gap={8}>
      <Inline>
        <Icon of={FileText} size="sm" tone="tertiary" />
        <FileName name={name} />
      </Inline>
      <Progress value={share} label={text} />
      <Text size="caption" tone="secondary">
        {text}
      </Text>
      {hint ? (
        <Text size="caption" tone="tertiary">
          {hint}
        </Text>
      ) : null}
    </Stack>
  );
}

function Footer({ phase, downloading, onClose, onTemplate, onDownload, onAgain, onLast }: ImportDialogProps) {
  if (phase.kind === 'ended')
    return (
      <>
        {phase.of.bad > 0 ? (
          <Grow>
            <Button icon={Download} pending={downloading} onPress={onDownload}>
              {words.download}
            </Button>
          </Grow>
        ) : null}
        <Button emphasis="quiet" onPress={onAgain}>
          {words.again}
        </Button>
        <Button tone="accent" emphasis="solid" onPress={onClose}>
          {words.done}
        </Button>
      </>
    );
  return (
    <>
      {phase.kind === 'choose' ? (
        <Grow>
          <Button emphasis="quiet" tone="accent" icon={Download} onPress={onTemplate}>
            {words.template}
          </Button>
          {onLast ? (
            <Button emphasis="quiet" onPress={onLast}>
              {words.last}
            </Button>
          ) : null}
        </Grow>
      ) : null}
      <Button onPress={onClose}>{words.close}</Button>
    </>
  );
}
