import { weKf, weKfLimits, type WeKfCustomerService, type WeKfReceptionist } from '@tinystar/contract';
import { Button, ConfirmDialog, Inline, Status, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { momentText } from '../shared/moment.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { AddReceptionist } from './AddReceptionist.tsx';
import { useSearchedPage } from './useSearchedPage.ts';
import { WeKfList } from './WeKfList.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

const DAY = 86_400_000;

/** Who has never been activated has no time that could have passed. */
const stateOf = ({ expired_at: until }: WeKfReceptionist, now: number) =>
  until === null ? 'inactive' : until <= now ? 'expired' : 'inUse';
/** Whether the end is near enough that the next activation is offered. */
const isRenewable = ({ expired_at: until }: WeKfReceptionist, now: number) =>
  until === null || until - now <= weKfLimits.renewDays * DAY;

/** The receptionists of one customer service. */
export function WeKfPeople({
  kbBotId,
  service,
  onBack,
  onRenew,
}: {
  kbBotId: string;
  service: WeKfCustomerService;
  onBack: () => void;
  onRenew: (person: WeKfReceptionist) => void;
}) {
  const words = copy.people;
  const ids = { kbBotId, kfId: service.id };
  const touches = [weKf.receptionists];
  const { input, page, setPage, search, onSearch, fit } = useSearchedPage();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<WeKfReceptionist>();
  const query = useCall(weKf.receptionists, { ...ids, ...input }, { keepPrevious: true });
  fit(query.data?.count);
  const sync = useChange(weKf.syncReceptionists, { touches, onSuccess: () => toast(words.synced), onError: say });
  const remove = useChange(weKf.removeReceptionist, { touches, onSuccess: () => toast(words.removed), onError: say });
  const [now] = useState(Date.now);
  return (
    <>
      <WeKfList
        title={words.title(service.name)}
        back={{ label: words.back, onPress: onBack }}
        list={remoteOf(query)}
        failed={words.failed}
        empty={words.empty}
        columns={[
          { id: 'name', title: words.columns.name, cell: ({ name }: WeKfReceptionist) => name },
          {
            id: 'status',
            title: words.columns.status,
            width: 7,
            cell: (row) => (
              <Status tone={stateOf(row, now) === 'inUse' ? 'quiet' : 'warning'}>{words[stateOf(row, now)]}</Status>
            ),
          },
          {
            id: 'until',
            title: words.columns.until,
            width: 10,
            cell: ({ expired_at: until }) => (until === null ? '-' : momentText(until, now)),
          },
        ]}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        actions={(row) => (
          <Inline justify="end" gap={4}>
            {isRenewable(row, now) ? (
              <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onRenew(row)}>
                {row.expired_at === null ? words.activate : words.renew}
              </Button>
            ) : null}
            <Button tone="danger" emphasis="quiet" size="sm" onPress={() => setRemoving(row)}>
              {words.remove}
            </Button>
          </Inline>
        )}
        search={{ label: words.search, value: search, onChange: onSearch }}
        end={
          <Inline gap={8}>
            <Button pending={sync.isPending} onPress={() => sync.mutate(ids)}>
              {words.sync}
            </Button>
            <Button tone="accent" emphasis="solid" onPress={() => setAdding(true)}>
              {words.add}
            </Button>
          </Inline>
        }
        page={page}
        onPage={setPage}
        onRetry={() => void query.refetch()}
      />
      {adding ? <AddReceptionist {...ids} onClose={() => setAdding(false)} /> : null}
      <ConfirmDialog
        open={removing !== undefined}
        tone="danger"
        title={words.removeTitle}
        confirmLabel={words.remove}
        pending={remove.isPending}
        onCancel={() => setRemoving(undefined)}
        onConfirm={() =>
          removing &&
          remove.mutate({ ...ids, receptionistId: removing.id }, { onSettled: () => setRemoving(undefined) })
        }
      >
        {words.removeText(removing?.name ?? '')}
      </ConfirmDialog>
    </>
  );
}
