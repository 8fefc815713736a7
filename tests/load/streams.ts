import { readdirSync, readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { constants } from '@tinystar/contract';
import { openAnswer, type OpenAnswer } from '../../packages/server/src/answers/testing/openAnswer.ts';
import { stormScene } from '../../packages/server/src/answers/testing/stormScene.ts';
import { startFakeModel } from '../../packages/server/src/testing/fakeModel.ts';

export interface StreamLoad {
  /** Simultaneous answers, each of another person. */
  streams: number;
  /** Length of one answer. */
  seconds: number;
  /** Share of readers who go away in the middle, 0 to 1. */
  leaving: number;
  /** Ordinary calls per second beside them. */
  calls: number;
}

/** As many passages as a well-filled assistant has: an answer begins with a search among them. */
const PASSAGES = 1_000;

const SENTENCES = 8;

const of = (words: string, at: number) => words.split(' ')[at % words.split(' ').length]!;
const matter = (at: number) =>
  of('年假 差旅 报销 考勤 培训 采购 合同 用印 宿舍 班车 体检 保密 档案 仓库 值班 绩效 调岗 离职 招聘 会议', at);
const whose = (at: number) =>
  of('生产部 销售部 财务部 人事部 研发部 客服部 物流部 质检部 法务部 行政部 采购部 分公司 实习生', at);
const sentence = (at: number) =>
  `${whose(at)}的${matter(at * 7)}申请应当在${2 + (at % 29)}个工作日内提交，由${whose(at + 5)}主管审批，编号为 ${of('HR FN QA IT', at)}-${1000 + at}。`;

/** The rules of an invented firm, each long enough to be a passage of its own. */
const rules = (): string[] =>
  Array.from({ length: PASSAGES }, (_, at) =>
    Array.from({ length: SENTENCES }, (__, line) => sentence(at * SENTENCES + line)).join(''),
  );

/** What each person asks stands in another passage: a search that was done before helps nobody. */
function questionOf(person: number): string {
  const at = ((person * 37) % PASSAGES) * SENTENCES + (person % SENTENCES);
  return `${whose(at)}的${matter(at * 7)}申请由谁审批，编号${of('HR FN QA IT', at)}-${1000 + at}？`;
}

/** What a run showed; times in milliseconds, memory in MB. */
export interface StreamFigures {
  streams: number;
  opened: number;
  firstEventP50: number;
  firstEventP95: number;
  firstEventMax: number;
  callP95: number;
  eventsPerSecond: number;
  /** Streams that were read to the end and lacked a number, a character or their last event. */
  broken: number;
  /** Streams that ended whole with the words for what the documents do not tell: the model was not asked. */
  notFound: number;
  rssGrowth: number;
  /** Open files and sockets of the server after the rest, against before. */
  handles: number;
  wrongCharges: number;
  stillOpen: number;
  serverCpuSeconds: number;
  databaseCpuSeconds: number;
}

const TOKENS_PER_SECOND = 20;
const PER_ASSISTANT = 40;
const WORDS = ['满十年', '的员工', '每年', '享有', '十天', '带薪', '年假，'];

/**
 * Many simultaneous streamed answers against the real server in a process of its own, with a model that writes 20
 * tokens a second, beside a trickle of ordinary calls.
 */
export async function loadStreams({ streams, seconds, leaving, calls }: StreamLoad): Promise<StreamFigures> {
  const model = await startFakeModel();
  const pieces = Array.from({ length: seconds * TOKENS_PER_SECOND }, (_, at) => WORDS[at % WORDS.length]!);
  model.play({ script: 'slow', pieces, delay: 1_000 / TOKENS_PER_SECOND });
  const whole = pieces.join('');
  const scene = await stormScene(model.url, {
    people: streams,
    assistants: Math.ceil(streams / PER_ASSISTANT),
    paragraphs: rules(),
  });
  const { child, people, assistants } = scene;
  try {
    const ask = (at: number, onEvent?: () => void) =>
      openAnswer({
        url: child.url,
        path: '/api/v1/personalKbBotQa/answer4Real',
        headers: people[at]!.headers,
        body: { kbBotId: assistants[at % assistants.length]!.id, question: questionOf(at), side: 'use' },
        ...(onEvent && { onEvent }),
      });
    // One short answer first: code is loaded and compiled once per process, not once per answer.
    model.play({ pieces: ['好。'] });
    for (const at of assistants.keys()) await (await ask(at)).ended;
    model.play({ pieces });
    await sleep(500);

    const familyCpu = () => cpuOfFamily(scene.databasePid);
    const before = {
      rss: rssOf(child.pid),
      handles: handlesOf(child.pid),
      cpu: cpuOf(child.pid),
      database: familyCpu(),
    };
    const firsts: number[] = [];
    const opened: OpenAnswer[] = [];
    const callTimes: number[] = [];
    let events = 0;
    let peak = before.rss;
    let running = true;
    const started = performance.now();
    const beside = trickle(() => running, calls, `${child.url}/api/v1/me/info`, people[0]!.headers, callTimes);
    const watch = setInterval(() => (peak = Math.max(peak, rssOf(child.pid))), 500);
    await Promise.all(
      people.map(async (_, at) => {
        const asked = performance.now();
        let first = true;
        const answer = await ask(at, () => {
          events++;
          if (first) firsts.push(performance.now() - asked);
          first = false;
        });
        opened.push(answer);
        if (at < streams * leaving) {
          await sleep(Math.random() * seconds * 1_000);
          answer.drop();
        }
        await answer.ended;
      }),
    );
    const took = (performance.now() - started) / 1_000;
    running = false;
    await beside;
    const cpu = cpuOf(child.pid) - before.cpu;
    const database = familyCpu() - before.database;
    // The server gives idle connections to the database back after 30 s, those to the model sooner.
    for (let waited = 0; waited < 45 && handlesOf(child.pid) > before.handles + 5; waited++) await sleep(1_000);
    clearInterval(watch);
    const stayed = opened.filter(({ last }) => last);
    const isNotFound = ({ last, text }: OpenAnswer) => last !== undefined && text === constants.KNOWLEDGE_NOT_FOUND;
    const broken = opened.filter((answer) => {
      const leftEarly = !answer.last && answer.status === 200;
      const gapless = answer.events.every(({ seq }, at) => seq === at);
      if (isNotFound(answer)) return !gapless;
      return !gapless || (leftEarly ? !whole.startsWith(answer.text) : answer.text !== whole);
    });
    const expected = streams - Math.ceil(streams * leaving);
    const audit = await scene.audit();
    return {
      streams,
      opened: opened.filter(({ status }) => status === 200).length,
      firstEventP50: quantile(firsts, 0.5),
      firstEventP95: quantile(firsts, 0.95),
      firstEventMax: Math.round(Math.max(...firsts)),
      callP95: quantile(callTimes, 0.95),
      eventsPerSecond: Math.round(events / took),
      broken: broken.length + Math.max(0, expected - stayed.length),
      notFound: opened.filter(isNotFound).length,
      rssGrowth: Math.round((peak - before.rss) / 1_048_576),
      handles: handlesOf(child.pid) - before.handles,
      wrongCharges: audit.wrongCharges + audit.unbalanced + Math.abs(audit.turns - streams - assistants.length),
      stillOpen: audit.open,
      serverCpuSeconds: Math.round(cpu * 10) / 10,
      databaseCpuSeconds: Math.round(database * 10) / 10,
    };
  } finally {
    await scene.end();
    await model.close();
  }
}

// Its connections are closed at the end: kept alive for the next call, they would count as handles of the server.
async function trickle(
  running: () => boolean,
  perSecond: number,
  url: string,
  headers: Record<string, string>,
  times: number[],
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const waiting: Promise<void>[] = [];
  while (running()) {
    const at = performance.now();
    const call = new Promise<void>((resolve, reject) => {
      get(url, { headers, agent }, (answer) => answer.on('error', reject).on('end', resolve).resume()).on(
        'error',
        reject,
      );
    });
    waiting.push(call.then(() => void times.push(performance.now() - at)));
    await sleep(1_000 / perSecond);
  }
  await Promise.all(waiting);
  agent.destroy();
}

const quantile = (values: number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0);

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1_024;

const handlesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

const statOf = (pid: number | string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');

/** Ticks of some fields as seconds: the clock of /proc ticks 100 times a second. */
const seconds = (fields: string[], ...places: number[]): number =>
  places.reduce((sum, place) => sum + Number(fields[place]), 0) / 100;

/** User and system time. */
const cpuOf = (pid: number): number => seconds(statOf(pid), 11, 12);

/** The same of a process, of its living children and of those that have ended. */
function cpuOfFamily(pid: number): number {
  let sum = seconds(statOf(pid), 11, 12, 13, 14);
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const fields = statOf(name);
      if (Number(fields[1]) === pid) sum += seconds(fields, 11, 12);
    } catch {
      // It has ended between the two looks.
    }
  }
  return sum;
}

if (process.argv[1] === import.meta.filename) {
  const number = (name: string, otherwise: number) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? otherwise : Number(process.argv[at + 1]);
  };
  const figures = await loadStreams({
    streams: number('streams', 200),
    seconds: number('seconds', 15),
    leaving: number('leaving', 0),
    calls: number('calls', 20),
  });
  process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
}
