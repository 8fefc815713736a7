import type { Output, Shoppe, shoppes } from '@tinystar/contract';
import { Button, Empty, IconButton, Inline, Link, Menu, Pagination, Stack, Status, Table } from '@tinystar/ui';
import { Ellipsis, Link2, Plus } from '@tinystar/ui/icons';
import { FailedResult } from '../shared/FailedResult.tsx';
import { momentText } from '../shared/moment.ts';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export type ShoppePage = Output<typeof shoppes.page>;

export interface ShoppeListViewProps {
  shoppes: Remote<ShoppePage>;
  page: number;
  /** ms since the epoch. */
  now: number;
  /** Address of a showcase's settings. */
  hrefOf: (id: string) => string;
  onPage: (page: number) => void;
  onCreate: () => void;
  onCopyLink: (shoppe: Shoppe) => void;
  onStatus: (shoppe: Shoppe, status: Shoppe['status']) => void;
  onRemove: (shoppe: Shoppe) => void;
  onRetry: () => void;
}

/** The showcases of an enterprise. */
export function ShoppeListView(props: ShoppeListViewProps) {
  const { shoppes: found, page, now, hrefOf, onPage, onCreate, onCopyLink, onStatus, onRemove, onRetry } = props;
  if (found.kind === 'failed' || found.kind === 'missing')
    return <FailedResult title={copy.failed} of={found} onRetry={onRetry} />;
  const data = found.kind === 'ready' ? found.data : undefined;
  const create = (
    <Button tone="accent" emphasis="solid" icon={Plus} onPress={onCreate}>
      {copy.create}
    </Button>
  );
  return (
    <Stack gap={16}>
      {data?.rows.length === 0 ? null : <Inline justify="end">{create}</Inline>}
      <Table
        caption={copy.list}
        rows={data?.rows}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        empty={
          <Empty kind="first" title={copy.empty.title} action={create}>
            {copy.empty.text}
          </Empty>
        }
        actions={(shoppe) => (
          <Inline gap={4}>
            <Button size="sm" emphasis="quiet" icon={Link2} onPress={() => onCopyLink(shoppe)}>
              {copy.copyLink}
            </Button>
            <Menu
              trigger={<IconButton size="sm" icon={Ellipsis} label={copy.more(shoppe.name)} />}
              groups={[
                [
                  shoppe.status === 'enabled'
                    ? { id: 'disable', label: copy.disable, onSelect: () => onStatus(shoppe, 'disabled') }
                    : { id: 'enable', label: copy.enable, onSelect: () => onStatus(shoppe, 'enabled') },
                ],
                [{ id: 'remove', label: copy.remove, tone: 'danger', onSelect: () => onRemove(shoppe) }],
              ]}
            />
          </Inline>
        )}
        columns={[
          { id: 'name', title: copy.name, cell: ({ id, name }) => <Link href={hrefOf(id)}>{name}</Link> },
          { id: 'status', title: copy.manage.state, width: 8, cell: ({ status }) => <ShoppeStatus status={status} /> },
          {
            id: 'count',
            title: copy.count,
            width: 6,
            align: 'end',
            cell: ({ kbBotCount }) => copy.botCount(kbBotCount),
          },
          { id: 'time', title: copy.time, width: 10, align: 'end', cell: ({ time }) => momentText(time, now) },
        ]}
      />
      {data && data.count > 0 ? (
        <Inline justify="end">
          <Pagination label={copy.list} page={page} total={data.count} onChange={onPage} />
        </Inline>
      ) : null}
    </Stack>
  );
}

/** Whether visitors reach it. */
export function ShoppeStatus({ status }: Pick<Shoppe, 'status'>) {
  return <Status tone={status === 'enabled' ? 'success' : 'waiting'}>{copy.status[status]}</Status>;
}
