import { constants, weKf, type WeKfActiveCode, type WeKfReceptionist } from '@tinystar/contract';
import { Button, ConfirmDialog, Inline, Status, toast } from '@tinystar/ui';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { momentText } from '../shared/moment.ts';
import { remoteOf } from '../shared/remote.ts';
import { say } from '../shared/say.ts';
import { WeKfList } from './WeKfList.tsx';
import { weKfCopy as copy } from './weKfCopy.ts';

const size = constants.PAGE_SIZE;

/** Codes with which a receptionist is activated, or for longer. */
export function WeKfCodes({
  kbBotId,
  kfId,
  person,
  onBack,
}: {
  kbBotId: string;
  kfId: string;
  person: WeKfReceptionist;
  onBack: () => void;
}) {
  const words = copy.codes;
  const [page, setPage] = useState(1);
  const query = useCall(weKf.activeCodes, { kbBotId, page, size }, { keepPrevious: true });
  const activate = useChange(weKf.activateReceptionist, {
    touches: [weKf.activeCodes, weKf.receptionists],
    onSuccess: () => toast(words.activated),
    onError: say,
  });
  const [now] = useState(Date.now);
  /** Kept while the question leaves, so that its words stay. */
  const [chosen, setChosen] = useState<{ asking: boolean; code?: WeKfActiveCode }>({ asking: false });
  const stopAsking = () => setChosen((before) => ({ ...before, asking: false }));
  return (
    <>
      <WeKfList
        title={words.title(person.name)}
        back={{ label: words.back, onPress: onBack }}
        list={remoteOf(query)}
        failed={words.failed}
        empty={words.empty}
        columns={[
          { id: 'id', title: words.columns.id, cell: ({ id }: WeKfActiveCode) => id },
          {
            id: 'status',
            title: words.columns.status,
            width: 6,
            cell: ({ status }) => (
              <Status tone={status === 'used' ? 'quiet' : 'waiting'}>{words.status[status]}</Status>
            ),
          },
          { id: 'duration', title: words.columns.duration, width: 9, cell: ({ duration }) => words.months(duration) },
          {
            id: 'time',
            title: words.columns.time,
            width: 9,
            cell: ({ activate_time: time }) => (time === null ? '-' : momentText(time, now)),
          },
          { id: 'user', title: words.columns.user, width: 6, cell: ({ activate_user_name: name }) => name || '-' },
        ]}
        rowId={({ id }) => id}
        rowName={({ id }) => id}
        actions={(code) =>
          code.status === 'unused' ? (
            <Inline justify="end">
              <Button tone="accent" emphasis="quiet" size="sm" onPress={() => setChosen({ asking: true, code })}>
                {words.activate}
              </Button>
            </Inline>
          ) : null
        }
        page={page}
        onPage={setPage}
        onRetry={() => void query.refetch()}
      />
      <ConfirmDialog
        open={chosen.asking}
        title={words.activateTitle(person.name)}
        confirmLabel={words.activate}
        pending={activate.isPending}
        onCancel={stopAsking}
        onConfirm={() =>
          chosen.code &&
          activate.mutate(
            { kbBotId, kfId, receptionistId: person.id, activeCode: chosen.code.id },
            { onSettled: stopAsking },
          )
        }
      >
        {chosen.code ? words.activateText(chosen.code.id, words.months(chosen.code.duration)) : null}
      </ConfirmDialog>
    </>
  );
}
