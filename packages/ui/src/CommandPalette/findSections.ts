import type { CommandGroup } from './CommandPalette.tsx';
import { rankCommands, type RankedCommand } from './rankCommands.ts';
import { commandPaletteCopy } from './copy.ts';

export interface FoundCommand extends RankedCommand {
  /** Unique in the list, where a recent command stands twice. */
  key: string;
}

export interface FoundSection {
  title: string;
  commands: readonly FoundCommand[];
}

/** What the list shows: without a query the recent commands and every group, otherwise the groups that fit, best first. */
export function findSections(
  groups: readonly CommandGroup[],
  recent: readonly string[],
  query: string,
): readonly FoundSection[] {
  const sections = groups.map(({ title, commands }) => ({
    title,
    commands: rankCommands(commands, query).map((ranked) => ({ ...ranked, key: ranked.command.id })),
  }));
  if (query.trim() === '') {
    const all = sections.flatMap(({ commands }) => commands);
    const used = recent.flatMap((id) => all.find(({ command }) => command.id === id) ?? []);
    const latest = used.map((entry) => ({ ...entry, key: `recent-${entry.key}` }));
    return [{ title: commandPaletteCopy.recent, commands: latest }, ...sections].filter(
      ({ commands }) => commands.length > 0,
    );
  }
  return sections
    .filter(({ commands }) => commands.length > 0)
    .toSorted((a, b) => (b.commands[0]?.score ?? 0) - (a.commands[0]?.score ?? 0));
}
