import type { ReportAssistant } from '@tinystar/contract';
import { Avatar, Button, Empty, Inline, Link, Stack, Table, Text, type DayRange } from '@tinystar/ui';
import { X } from '@tinystar/ui/icons';
import { rangeBefore, type ConversationPlace } from './address.ts';
import { copy } from './copy.ts';

export interface AssistantTableProps {
  rows: readonly ReportAssistant[] | undefined;
  range: DayRange;
  /** Whose questions are counted, when it is one person's; all otherwise. */
  person?: string | undefined;
  onEverybody: () => void;
  hrefOf: (kbBotId: string, place: ConversationPlace) => string;
}

const words = copy.tenant;
const text = (value: number) => value.toLocaleString('zh-CN');

/** The figures of an enterprise by assistant; each opens the conversations that it counts. */
export function AssistantTable({ rows, range, person, onEverybody, hrefOf }: AssistantTableProps) {
  const link = (kbBotId: string, value: number | null, place: Partial<ConversationPlace> = {}) =>
    value === null ? '-' : <Link href={hrefOf(kbBotId, { range, ...place })}>{text(value)}</Link>;
  const whose = (asker: string | undefined) => (asker === undefined ? {} : { asker });
  return (
    <Stack as="section" gap={12}>
      <Inline justify="between" wrap>
        <Text as="strong" size="label">
          {words.byAssistant}
        </Text>
        {person === undefined ? null : (
          <Button size="sm" trailingIcon={X} onPress={onEverybody}>
            {words.onePerson(person)}
          </Button>
        )}
      </Inline>
      <Table
        caption={words.byAssistant}
        rows={rows}
        rowId={({ kbBotId, asker = '' }) => `${kbBotId} ${asker}`}
        rowName={({ name }) => name}
        expected={3}
        empty={
          <Empty kind="waiting" title={words.noAssistants.title}>
            {words.noAssistants.text}
          </Empty>
        }
        columns={[
          {
            id: 'name',
            title: words.assistant,
            cell: ({ kbBotId, name, avatar }) => (
              <Inline gap={8}>
                <Avatar name={name} id={kbBotId} source={avatar} size="xs" decorative />
                <Text lines={1} title={name}>
                  {name}
                </Text>
              </Inline>
            ),
          },
          {
            id: 'questions',
            title: copy.figures.questions,
            align: 'end',
            cell: ({ kbBotId, questions, asker }) => link(kbBotId, questions, whose(asker)),
          },
          {
            id: 'before',
            title: copy.before,
            align: 'end',
            cell: ({ kbBotId, before }) => link(kbBotId, before, { range: rangeBefore(range) }),
          },
          {
            id: 'unanswered',
            title: copy.figures.unanswered,
            align: 'end',
            cell: ({ kbBotId, unanswered }) => link(kbBotId, unanswered, { outcome: 'unanswered' }),
          },
          {
            id: 'down',
            title: copy.figures.down,
            align: 'end',
            cell: ({ kbBotId, down }) => link(kbBotId, down, { thumb: 'down' }),
          },
        ]}
      />
    </Stack>
  );
}
