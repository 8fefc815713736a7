import { constants, operator, PlanConflict, type OperatorEnterprise } from '@tinystar/contract';
import { Button, Empty, Inline, Stack, toast } from '@tinystar/ui';
import { Plus } from '@tinystar/ui/icons';
import { useState } from 'react';
import { useCall, useChange } from '../shared/calls/index.ts';
import { runCall } from '../shared/calls/runCall.ts';
import { ConflictDialog, useVersionedSave } from '../shared/conflict/index.ts';
import { say } from '../shared/say.ts';
import { useApi } from '../shared/session.ts';
import { CoinsDialog } from './CoinsDialog.tsx';
import { copy } from './copy.ts';
import { KeywordField } from './KeywordField.tsx';
import { EnterpriseTable } from './EnterpriseTable.tsx';
import { ExtendDialog } from './ExtendDialog.tsx';
import { OpenEnterpriseDialog } from './OpenEnterpriseDialog.tsx';
import { StopDialog } from './StopDialog.tsx';
import { useUndo } from './useUndo.tsx';

const words = copy.enterprises;
const day = new Intl.DateTimeFormat('sv-SE', { timeZone: constants.TIME_ZONE });
const endText = (end: number | null): string => (end === null ? words.forever : day.format(end));
type Asking = { what: 'extend' | 'coins' | 'stop'; of: OperatorEnterprise } | { what: 'open'; of?: never };

/** Enterprises: opened, prolonged, stopped, enabled again, and their coins. */
export function EnterprisePanel() {
  const [keyword, setKeyword] = useState('');
  const [page, setPage] = useState(1);
  const [asking, setAsking] = useState<Asking>();
  const close = () => setAsking(undefined);
  const list = useCall(operator.enterprises, { keyword: keyword || undefined, page }, { keepPrevious: true });
  const touches = [operator.enterprises, operator.overview, operator.acts];
  const changes = (done: string) => ({
    touches,
    onSuccess: () => {
      close();
      toast(done);
    },
    onError: say,
  });
  const open = useChange(operator.createEnterprise, changes(words.done.open));
  const api = useApi();
  const extend = useVersionedSave<Pick<OperatorEnterprise, 'planEndsAt'>>({
    fields: { planEndsAt: { label: words.columns.ends, show: endText } },
    send: ({ values, version }) => runCall(api, operator.extend, { id: asking?.of?.id ?? '', ...values, version }),
    read(current) {
      const now = PlanConflict.safeParse(current);
      return now.success ? { version: now.data.updatedAt, values: { planEndsAt: now.data.planEndsAt } } : undefined;
    },
    touches,
    onSaved: changes(words.done.extend).onSuccess,
    onTheirs: close,
  });
  const enable = useChange(operator.extend, changes(words.done.enable));
  const undoStop = useUndo(operator.extend, touches);
  const stop = useChange(operator.stop, {
    touches,
    onSuccess: (_, { id }) => {
      const before = asking?.of?.planEndsAt ?? null;
      close();
      undoStop(words.done.stop, { id, planEndsAt: before });
    },
    onError: say,
  });
  const coins = useChange(operator.giveCoins, {
    touches,
    onSuccess: ({ count }) => {
      close();
      toast(words.done.coins(count));
    },
    onError: say,
  });
  const of = (what: Asking['what']) => (asking?.what === what ? asking.of : undefined);
  const key = `${asking?.what} ${asking?.of?.id}`;
  return (
    <Stack gap={16}>
      <Inline gap={12} wrap>
        <KeywordField
          label={words.search}
          onSearch={(next) => {
            setKeyword(next);
            setPage(1);
          }}
        />
        <Button tone="accent" emphasis="solid" icon={Plus} onPress={() => setAsking({ what: 'open' })}>
          {words.open}
        </Button>
      </Inline>
      <EnterpriseTable
        call={list}
        page={page}
        now={list.dataUpdatedAt}
        empty={<Empty kind={keyword ? 'noMatch' : 'waiting'} title={keyword ? words.noMatch : words.empty} />}
        onPage={setPage}
        onExtend={(row) => setAsking({ what: 'extend', of: row })}
        onEnable={(row) => {
          const { id, planEndsAt, updatedAt: version } = row;
          if (planEndsAt !== null && planEndsAt <= Date.now()) setAsking({ what: 'extend', of: row });
          else enable.mutate({ id, planEndsAt, version });
        }}
        onCoins={(row) => setAsking({ what: 'coins', of: row })}
        onStop={(row) => setAsking({ what: 'stop', of: row })}
      />
      <OpenEnterpriseDialog
        key={`open ${key}`}
        open={asking?.what === 'open'}
        pending={open.isPending}
        onClose={close}
        onSubmit={open.mutate}
      />
      <ExtendDialog
        key={`extend ${key}`}
        enterprise={of('extend')}
        pending={extend.saving}
        onClose={close}
        onSubmit={({ planEndsAt: before, updatedAt: version }, planEndsAt) =>
          extend.saveWhole({ version, values: { planEndsAt: before } }, { planEndsAt })
        }
      />
      <ConflictDialog {...extend.conflict} />
      <CoinsDialog
        key={`coins ${key}`}
        enterprise={of('coins')}
        pending={coins.isPending}
        onClose={close}
        onSubmit={coins.mutate}
      />
      <StopDialog
        key={`stop ${key}`}
        enterprise={of('stop')}
        pending={stop.isPending}
        onClose={close}
        onSubmit={stop.mutate}
      />
    </Stack>
  );
}
