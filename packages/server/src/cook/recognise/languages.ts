import { outputOf } from '../child/program.ts';

/** What a program can read: models of Chinese writing, the simplified one first, and whether English is there. */
export interface Languages {
  han: string[];
  english: boolean;
}

/** Asks tesseract for its models. One that does not tell is taken to have those that the README asks for. */
export async function languagesOf(reader: string, cwd: string): Promise<Languages> {
  const lines = (await outputOf(reader, ['--list-langs'], cwd)).split('\n').map((line) => line.trim());
  const han = ['chi_sim', 'chi_tra'].filter((name) => lines.includes(name));
  const english = lines.includes('eng');
  return han.length > 0 || english ? { han, english } : { han: ['chi_sim'], english: true };
}
