import type { Assistant, KbBotUser } from '@tinystar/contract';
import { ConfirmDialog, toast } from '@tinystar/ui';
import { useState } from 'react';
import { ConflictDialog } from '../shared/conflict/index.ts';
import { PlanGate } from '../shared/PlanGate.tsx';
import { noticeOf } from '../shared/errors.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { AddAgentsDialog } from './AddAgentsDialog.tsx';
import { copy } from './copy.ts';
import { ServiceSettingsView } from './ServiceSettingsView.tsx';
import { useKbBotUsers, useSaveService, useServiceActions } from './useAgents.ts';

const words = copy.settings;

/** The customer-service settings of one assistant of an enterprise. */
export function ServiceSettingsPage({ assistant }: { assistant: Assistant }) {
  const { id } = assistant;
  const agents = useKbBotUsers(id, 'CUSTOMER_SERVICE');
  const { add, remove } = useServiceActions(id);
  const { save, saving, conflict } = useSaveService(assistant);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [adding, setAdding] = useState(false);
  /** Kept while the question leaves, so that its words stay. */
  const [removing, setRemoving] = useState<{ asking: boolean; people: readonly KbBotUser[] }>({
    asking: false,
    people: [],
  });
  const stopAsking = () => setRemoving((before) => ({ ...before, asking: false }));
  return (
    <>
      <PlanGate text={words.gated}>
        <ServiceSettingsView
          setting={assistant.customerService}
          permission={assistant.permission}
          saving={saving}
          agents={remoteOf(agents)}
          selected={selected}
          onSelect={setSelected}
          onSave={save}
          onAdd={() => setAdding(true)}
          onRemove={(people) => setRemoving({ asking: true, people })}
          onRetry={() => void agents.refetch()}
        />
      </PlanGate>
      <ConflictDialog {...conflict} />
      {adding ? (
        <Adding
          kbBotId={id}
          pending={add.isPending}
          error={add.error ? noticeOf(add.error)?.text : undefined}
          onClose={() => {
            add.reset();
            setAdding(false);
          }}
          onAdd={(userIds) =>
            add.mutate(userIds, {
              onSuccess: () => {
                toast(words.added);
                setAdding(false);
              },
            })
          }
        />
      ) : null}
      <ConfirmDialog
        open={removing.asking}
        tone="danger"
        title={words.removeTitle(removing.people.map(({ name }) => name))}
        confirmLabel={words.remove}
        pending={remove.isPending}
        onCancel={stopAsking}
        onConfirm={() =>
          remove.mutate(
            removing.people.map((person) => person.id),
            {
              onSuccess: () => {
                toast(words.removed);
                setSelected(new Set());
              },
              onError: say,
              onSettled: stopAsking,
            },
          )
        }
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  );
}

interface AddingProps {
  kbBotId: string;
  pending: boolean;
  error: string | undefined;
  onAdd: (userIds: string[]) => void;
  onClose: () => void;
}

function Adding({ kbBotId, ...rest }: AddingProps) {
  const members = useKbBotUsers(kbBotId, 'MEMBER');
  return <AddAgentsDialog open members={remoteOf(members)} onRetry={() => void members.refetch()} {...rest} />;
}
