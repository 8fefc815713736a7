import { constants, type Assistant, type KbBotUser } from '@tinystar/contract';
import {
  Button,
  Card,
  Empty,
  Field,
  Grow,
  Heading,
  Inline,
  InlineMessage,
  Select,
  SelectionBar,
  Stack,
  Switch,
  Table,
  Text,
} from '@tinystar/ui';
import { PersonCell } from '../shared/PersonCell.tsx';
import { Plus } from '@tinystar/ui/icons';
import type { Remote } from '../shared/remote.ts';
import { FailedResult } from '../shared/FailedResult.tsx';
import { copy } from './copy.ts';
import { ServiceRules } from './ServiceRules.tsx';
import * as css from './ServiceSettingsView.css.ts';

type Setting = Assistant['customerService'];

export interface ServiceSettingsViewProps {
  setting: Setting;
  permission: Assistant['permission'];
  saving: boolean;
  agents: Remote<{ rows: KbBotUser[]; count: number }>;
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  onSave: (change: Partial<Setting>) => void;
  onAdd: () => void;
  onRemove: (agents: readonly KbBotUser[]) => void;
  onRetry: () => void;
}

const words = copy.settings;
const hours = constants.EXPIRY_HOURS.map((value) => ({ value: String(value), label: words.hours(value) }));

/** Whether people may ask agents about an assistant, how soon these answer, and who they are. */
export function ServiceSettingsView(props: ServiceSettingsViewProps) {
  const { setting, permission, saving, agents, onSave } = props;
  const nobody = agents.kind === 'ready' && agents.data.count === 0;
  return (
    <div className={css.page}>
      <div className={css.body}>
        <Stack gap={24}>
          <Card>
            <Stack gap={16}>
              <Inline justify="between">
                <Stack gap={2}>
                  <Text size="label">{words.status}</Text>
                  <Text size="caption" tone="secondary">
                    {words.statusHint}
                  </Text>
                </Stack>
                <Switch
                  label={words.status}
                  disabled={saving}
                  checked={setting.status === 'enabled'}
                  onChange={(on) => onSave({ status: on ? 'enabled' : 'disabled' })}
                />
              </Inline>
              <Field label={words.within} hint={words.withinHint}>
                <Select
                  label={words.within}
                  options={hours}
                  disabled={saving}
                  value={String(setting.serviceLevelAgreement)}
                  onChange={(value) => {
                    const chosen = constants.EXPIRY_HOURS.find((one) => String(one) === value);
                    if (chosen) onSave({ serviceLevelAgreement: chosen });
                  }}
                />
              </Field>
              {setting.status === 'enabled' && permission === 'private' ? (
                <InlineMessage tone="info">{words.notPublished}</InlineMessage>
              ) : null}
              {setting.status === 'enabled' && nobody ? (
                <InlineMessage tone="warning">{words.noAgents}</InlineMessage>
              ) : null}
            </Stack>
          </Card>
          {setting.status === 'enabled' ? <ServiceRules setting={setting} saving={saving} onSave={onSave} /> : null}
          <Agents {...props} />
        </Stack>
      </div>
    </div>
  );
}

function Agents({ agents, selected, onSelect, onAdd, onRemove, onRetry }: ServiceSettingsViewProps) {
  if (agents.kind === 'failed' || agents.kind === 'missing') {
    return <FailedResult title={words.failed} of={agents} onRetry={onRetry} />;
  }
  const rows = agents.kind === 'ready' ? agents.data.rows : undefined;
  return (
    <Stack gap={12}>
      {selected.size > 0 ? (
        <SelectionBar count={selected.size} onClear={() => onSelect(new Set())}>
          <Button size="sm" tone="danger" onPress={() => onRemove(rows?.filter(({ id }) => selected.has(id)) ?? [])}>
            {words.removeSelected}
          </Button>
        </SelectionBar>
      ) : (
        <Inline>
          <Grow>
            <Heading level={2} size="lead">
              {words.agents}
            </Heading>
          </Grow>
          <Button tone="accent" emphasis="solid" size="sm" icon={Plus} onPress={onAdd}>
            {words.add}
          </Button>
        </Inline>
      )}
      <Table
        caption={words.caption}
        columns={[
          {
            id: 'name',
            title: words.columns.name,
            cell: (person) => <PersonCell person={person} />,
          },
          {
            id: 'phone',
            title: words.columns.phone,
            width: 10,
            cell: ({ phoneNumber }) => <Text numeric>{phoneNumber}</Text>,
          },
        ]}
        rows={rows}
        expected={3}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        selection={{ ids: selected, onChange: onSelect }}
        actions={(row) => (
          <Button emphasis="quiet" size="sm" aria-label={words.removeOf(row.name)} onPress={() => onRemove([row])}>
            {words.remove}
          </Button>
        )}
        empty={
          <Empty kind="first" title={words.empty.title}>
            {words.empty.text}
          </Empty>
        }
      />
    </Stack>
  );
}
