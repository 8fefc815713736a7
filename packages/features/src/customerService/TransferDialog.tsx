import { TRANSFER_NOTE_MAX, type CsTicketRow } from '@tinystar/contract';
import {
  Dialog,
  Field,
  Form,
  InlineMessage,
  lengthOf,
  Select,
  SkeletonRegion,
  Skeleton,
  Stack,
  TextArea,
} from '@tinystar/ui';
import { useId, useState } from 'react';
import { FailedMessage } from '../shared/FailedMessage.tsx';
import { FormButtons } from '../shared/FormButtons.tsx';
import type { Remote } from '../shared/remote.ts';
import { deskCopy } from './deskCopy.ts';

type Agent = NonNullable<CsTicketRow['agent']>;

export interface TransferDialogProps {
  open: boolean;
  /** The other agents of the assistant, the freest first. */
  colleagues: Remote<{ agents: (Agent & { openCount: number; online: boolean })[] }>;
  pending: boolean;
  /** Why it was refused. */
  error?: string | undefined;
  onTransfer: (userId: string, note: string) => void;
  onRetry: () => void;
  onClose: () => void;
}

const words = deskCopy.transfer;

/** Passes a ticket to another agent with a note. */
export function TransferDialog({
  open,
  colleagues,
  pending,
  error,
  onTransfer,
  onRetry,
  onClose,
}: TransferDialogProps) {
  const form = useId();
  const [chosen, setChosen] = useState<string>();
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const agents = colleagues.kind === 'ready' ? colleagues.data.agents : [];
  const nobody = colleagues.kind === 'ready' && agents.length === 0;
  const long = lengthOf(note) > TRANSFER_NOTE_MAX;
  const submit = () => {
    setTried(true);
    if (chosen && !long && !pending) onTransfer(chosen, note);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.title}
      description={words.text}
      footer={
        <FormButtons
          form={form}
          submit={words.confirm}
          pending={pending}
          disabled={agents.length === 0}
          onClose={onClose}
        />
      }
    >
      <Form id={form} onSubmit={submit}>
        <Stack gap={16}>
          {error ? <InlineMessage tone="danger">{error}</InlineMessage> : null}
          {nobody ? <InlineMessage tone="warning">{words.nobody}</InlineMessage> : null}
          {colleagues.kind === 'failed' || colleagues.kind === 'missing' ? (
            <FailedMessage otherwise={words.failed} of={colleagues} onRetry={onRetry} />
          ) : null}
          {colleagues.kind === 'loading' ? (
            <SkeletonRegion>
              <Skeleton shape="block" height={4} />
            </SkeletonRegion>
          ) : null}
          {agents.length > 0 ? (
            <>
              <Field label={words.to} required error={tried && !chosen ? words.choose : undefined}>
                <Select
                  options={agents.map(({ id, name, openCount, online }) => ({
                    value: id,
                    label: name,
                    description: `${online ? words.online : words.offline} · ${words.openCount(openCount)}`,
                  }))}
                  placeholder={words.choose}
                  value={chosen}
                  onChange={setChosen}
                />
              </Field>
              <Field
                label={words.note}
                hint={words.noteHint}
                error={long ? words.tooLong(TRANSFER_NOTE_MAX) : undefined}
              >
                <TextArea value={note} onChange={setNote} limit={TRANSFER_NOTE_MAX} />
              </Field>
            </>
          ) : null}
        </Stack>
      </Form>
    </Dialog>
  );
}
