import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import { JsonReporter, type JsonOptions, type TestModule } from 'vitest/node';
import type { Report } from './secondRun.ts';

const sayAll = (errors: readonly SerializedError[]): string =>
  errors.map(({ stack, message }) => stack || message).join('\n');

/**
 * Vitest's JSON report with what it leaves out: errors that belong to no test, those of hooks inside of a `describe`,
 * and how long a file took with its load and its hooks.
 */
export default class FullReport extends JsonReporter {
  constructor(options: JsonOptions = {}) {
    super(options);
  }

  override async onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[] = []): Promise<void> {
    await super.onTestRunEnd(modules);
    const { config } = this.ctx;
    const named = typeof config.outputFile === 'string' ? config.outputFile : config.outputFile?.json;
    if (!named) return;
    const file = path.resolve(config.root, named);
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    report.errors = errors.map((error) => sayAll([error]));
    const byPath = new Map(modules.map((module) => [module.moduleId, module]));
    for (const result of report.testResults) {
      const module = byPath.get(result.name);
      if (!module) throw new Error(`no module of ${result.name}`);
      const { collectDuration, duration } = module.diagnostic();
      result.seconds = Math.round((collectDuration + duration) / 100) / 10;
      result.message = sayAll([...module.errors(), ...[...module.children.allSuites()].flatMap((one) => one.errors())]);
    }
    writeFileSync(file, JSON.stringify(report));
  }
}
