import type { OperatorOverview } from '@tinystar/contract';
import { Heading, Stack, Status, Table, Text } from '@tinystar/ui';
import { copy } from './copy.ts';
import { bytesText, concernsOf } from './model.ts';

const words = copy.processes;
const figure = (count: number) => count.toLocaleString('zh-CN');

interface ProcessTableProps {
  processes: OperatorOverview['processes'] | undefined;
  /** Answers whose coins are reserved at the moment. */
  reserved: number | undefined;
}

/** The servers that run, each with its figures of the last five minutes and what of them is worth a look. */
export function ProcessTable({ processes, reserved }: ProcessTableProps) {
  return (
    <Stack as="section" gap={12}>
      <Heading level={2}>{words.title}</Heading>
      <Table
        caption={words.title}
        rows={processes}
        rowId={({ id }) => id}
        empty={words.none}
        narrow="scroll"
        columns={[
          { id: 'role', title: words.role, width: 8, cell: ({ role }) => words.roles[role] },
          {
            id: 'state',
            title: words.state,
            cell: (process) => {
              const concerns = concernsOf(process).map((concern) => words.concerns[concern]);
              return concerns.length > 0 ? (
                <Status tone="warning">{concerns.join('、')}</Status>
              ) : (
                <Status>{words.fine}</Status>
              );
            },
          },
          { id: 'streams', title: words.streams, align: 'end', width: 7, cell: ({ streams }) => figure(streams) },
          { id: 'calls', title: words.calls, align: 'end', width: 7, cell: (of) => figure(of.callsPerMinute) },
          {
            id: 'first',
            title: words.first,
            align: 'end',
            width: 7,
            cell: ({ firstEventSeconds: first }) => (first === null ? '–' : words.seconds(first)),
          },
          { id: 'errors', title: words.errors, align: 'end', width: 7, cell: (of) => figure(of.modelErrors) },
          { id: 'delay', title: words.delay, align: 'end', width: 8, cell: (of) => words.milliseconds(of.loopDelay) },
          {
            id: 'connections',
            title: words.connections,
            align: 'end',
            width: 8,
            cell: (of) => words.inUse(of.connections, of.waiting),
          },
          { id: 'memory', title: words.memory, align: 'end', width: 7, cell: ({ memory }) => bytesText(memory) },
        ]}
      />
      <Text size="caption" tone="secondary">
        {words.note(reserved ?? 0)}
      </Text>
    </Stack>
  );
}
