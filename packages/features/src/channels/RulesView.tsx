import type { ReplyRule } from '@tinystar/contract';
import { plainText } from '@tinystar/contract/plainText';
import {
  Button,
  Empty,
  FilterBar,
  Heading,
  Inline,
  Pagination,
  SearchInput,
  Stack,
  Switch,
  Table,
  Tag,
  Text,
} from '@tinystar/ui';
import { FailedResult } from '../shared/FailedResult.tsx';
import type { Remote } from '../shared/remote.ts';
import { copy } from './copy.ts';

export interface RulesViewProps {
  rules: Remote<{ rows: readonly ReplyRule[]; count: number }>;
  keyword: string;
  page: number;
  onKeyword: (keyword: string) => void;
  onPage: (page: number) => void;
  /** A new rule was begun and waits to be written on. */
  begun?: boolean;
  onCreate: () => void;
  onEdit: (rule: ReplyRule) => void;
  onRemove: (rule: ReplyRule) => void;
  onSwitch: (rule: ReplyRule, enabled: boolean) => void;
  onRetry: () => void;
}

const words = copy.rules;
/** Keywords that a row shows before it counts them. */
const SHOWN = 3;

/** Fixed replies to keywords: search, switch, write. */
export function RulesView({
  rules,
  keyword,
  page,
  onKeyword,
  onPage,
  begun = false,
  onCreate,
  onEdit,
  onRemove,
  onSwitch,
  onRetry,
}: RulesViewProps) {
  return (
    <Stack gap={16}>
      <Stack gap={4}>
        <Heading level={2}>{words.title}</Heading>
        <Text tone="secondary">{words.text}</Text>
      </Stack>
      <FilterBar
        search={<SearchInput label={words.search} placeholder={words.search} value={keyword} onChange={onKeyword} />}
        end={
          <Button tone="accent" emphasis="solid" onPress={onCreate}>
            {begun ? words.goOn : words.create}
          </Button>
        }
      />
      {rules.kind === 'failed' || rules.kind === 'missing' ? (
        <FailedResult title={words.failed} of={rules} onRetry={onRetry} />
      ) : (
        <Table
          caption={words.table}
          rows={rules.kind === 'ready' ? rules.data.rows : undefined}
          rowId={({ id }) => id}
          rowName={nameOf}
          columns={[
            { id: 'name', title: words.columns.name, width: 10, cell: (rule) => <Text lines={2}>{nameOf(rule)}</Text> },
            {
              id: 'keywords',
              title: words.columns.keywords,
              cell: ({ keywords }) => (
                <Inline gap={4}>
                  {keywords.slice(0, SHOWN).map((each) => (
                    <Tag key={each}>{each}</Tag>
                  ))}
                  {keywords.length > SHOWN ? <Text tone="tertiary">{words.more(keywords.length)}</Text> : null}
                </Inline>
              ),
            },
            {
              id: 'reply',
              title: words.columns.reply,
              cell: ({ reply }) => <Text lines={2}>{plainText(reply.content)}</Text>,
            },
            {
              id: 'status',
              title: words.columns.status,
              width: 5,
              cell: (rule) => (
                <Switch
                  label={`${nameOf(rule)}：${copy.status}`}
                  checked={rule.status === 'enabled'}
                  onChange={(enabled) => onSwitch(rule, enabled)}
                />
              ),
            },
          ]}
          actions={(rule) => (
            <Inline justify="end" gap={4}>
              <Button tone="accent" emphasis="quiet" size="sm" onPress={() => onEdit(rule)}>
                {words.edit}
              </Button>
              <Button tone="danger" emphasis="quiet" size="sm" onPress={() => onRemove(rule)}>
                {words.remove}
              </Button>
            </Inline>
          )}
          empty={
            keyword ? (
              <Empty kind="noMatch" title={words.noMatch.title}>
                {words.noMatch.text}
              </Empty>
            ) : (
              <Empty kind="first" title={words.first.title}>
                {words.first.text}
              </Empty>
            )
          }
        />
      )}
      {rules.kind === 'ready' && rules.data.count > 0 ? (
        <Pagination page={page} total={rules.data.count} onChange={onPage} label={words.table} />
      ) : null}
    </Stack>
  );
}

const nameOf = ({ displayName }: ReplyRule): string => displayName || words.unnamed;
