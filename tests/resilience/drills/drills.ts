import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from '../../e2e/server.ts';
import { post, startLoad, type Work } from './load.ts';
import { openTill } from './money.ts';
import { conclude, untilReady, type Report } from './report.ts';
import { startFakeS3 } from '../../fakes/s3.ts';
import { storm } from './storm.ts';
import { openManyProcesses } from '../cluster/cluster.ts';
import { auditOf, openScene, secondsUntil, settle, type Scene, type Site } from './scene.ts';

/** How hard a drill is run. */
export interface Hardness {
  rounds: number;
  people: number;
  /** Of each outage. */
  seconds: number;
  operations: number;
}

export type Drill = (hard: Hardness) => Promise<Report[]>;

const moment = (most = 2_000) => sleep(200 + Math.random() * most);

/** Does the damage. Answers when the fault was over, if that was before it returned: a restart is part of the repair. */
type Strike = (scene: Scene, round: number) => Promise<number | void>;

/** Strikes so many times while people work, and measures how long until the server is ready again. */
async function underLoad(
  name: string,
  { rounds, people }: Pick<Hardness, 'rounds' | 'people'>,
  strike: Strike,
  settings?: (dir: string) => Record<string, string>,
  work: (scene: Scene) => Work = () => ({}),
  pause?: number,
): Promise<Report> {
  const scene = await openScene(people, settings);
  try {
    const load = startLoad(scene, work(scene));
    const struck: { inFlight: number; seconds: number | undefined }[] = [];
    for (let round = 0; round < rounds; round++) {
      await moment(pause);
      const inFlight = load.inFlight();
      const over = (await strike(scene, round)) ?? performance.now();
      struck.push({ inFlight, seconds: await untilReady(scene, over) });
    }
    return await conclude(name, scene, load, struck);
  } finally {
    await scene.close();
  }
}

const killServer: Strike = async (scene) => {
  await scene.server.stop('SIGKILL');
  const over = performance.now();
  await scene.startServer();
  return over;
};

const cutConnections: Strike = async ({ db }) => {
  await db.$client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
};

const kills: Drill = async (hard) => [await underLoad('kill -9 of the server', hard, killServer)];

/** Kills the server while a document is trained. */
const training: Drill = async (hard) => [
  await underLoad('kill -9 of the server while it trains', hard, async (scene, round) => {
    const trains = async () => {
      const { rows } = await scene.db.$client.query("select from kb_bot_file where status = 'training'");
      return rows.length > 0;
    };
    await secondsUntil(trains, 20_000, 5);
    return killServer(scene, round);
  }),
];

/** The database does what it is asked, and the connection ends before it can say so. */
const replies: Drill = async (hard) => [
  await underLoad('replies of the database lost', hard, async ({ line }) => {
    line.losesReplies = true;
    await sleep(1_000);
    line.losesReplies = false;
  }),
];

const database: Drill = async (hard) => [
  await underLoad('kill -9 of the database', hard, (scene) => stopDatabase(scene, 'SIGKILL', 0)),
];

/** Stops the database by a signal, and starts it again after so many seconds. */
async function stopDatabase(scene: Scene, signal: NodeJS.Signals, seconds: number): Promise<void> {
  process.kill(scene.cluster.pid, signal);
  await sleep(seconds * 1_000);
  await scene.startCluster();
}

/** All processes of the database stand still: connections stay, nothing answers. */
async function freezeDatabase(scene: Scene, seconds: number): Promise<void> {
  const pids = [scene.cluster.pid, ...childrenOf(scene.cluster.pid)];
  for (const pid of pids) send(pid, 'SIGSTOP');
  await sleep(seconds * 1_000);
  for (const pid of pids) send(pid, 'SIGCONT');
}

const outages: Drill = async ({ people, seconds }) => {
  const once = { rounds: 1, people };
  return [
    await underLoad(`database stopped fast for ${seconds} s`, once, (scene) => stopDatabase(scene, 'SIGINT', seconds)),
    await underLoad(`database stopped at once for ${seconds} s`, once, (scene) =>
      stopDatabase(scene, 'SIGQUIT', seconds),
    ),
    await underLoad(`database frozen for ${seconds} s`, once, (scene) => freezeDatabase(scene, seconds)),
  ];
};

const cuts: Drill = async (hard) => [await underLoad('every connection to the database cut', hard, cutConnections)];

/** People buy and people ask, half of them each, while it strikes. */
async function underTrade(name: string, hard: Pick<Hardness, 'rounds' | 'people'>, strike: Strike, pause?: number) {
  await using till = await openTill();
  const settings = () => till.settings;
  // Without a trade nothing would be judged: on a busy machine the first one takes longer than the blows.
  const struck: Strike = async (scene, round) => {
    const over = (await strike(scene, round)) ?? performance.now();
    if (round === hard.rounds - 1) await secondsUntil(() => Promise.resolve(till.trades() > 0), 60_000);
    return over;
  };
  return till.judge(await underLoad(name, hard, struck, settings, (scene) => till.opensIn(scene), pause));
}

/** The short form: one blow each of the kinds that have lost something once, on one scene. */
export const brief = (): Promise<Report> =>
  underTrade('a killed server, then cut connections', { rounds: 2, people: 4 }, (scene, round) =>
    (round === 0 ? killServer : cutConnections)(scene, round),
  );

/** Server and database are killed in turn while half of the people buy and half of them ask. */
const money: Drill = async ({ rounds, people }) => [
  await underTrade(
    'kill -9 of server and database while people buy',
    { rounds, people: 2 * people },
    (scene, round) => (round % 2 === 0 ? killServer(scene, round) : stopDatabase(scene, 'SIGKILL', 0)),
    600,
  ),
];

const parser: Drill = async (hard) => [
  await underLoad('kill -9 of the parser', hard, async ({ server }) => {
    const killOne = () => Promise.resolve(parsersOf(server.child.pid!).some((pid) => send(pid, 'SIGKILL')));
    await secondsUntil(killOne, 10_000);
  }),
];

/** Kills a server in the middle of its first start, on an empty database, again and again. */
const migrations: Drill = async ({ rounds }) => {
  const scene = await openScene(1);
  try {
    const struck: { inFlight: number; seconds: number | undefined }[] = [];
    for (let round = 0; round < rounds; round++) {
      await scene.db.$client.query(`create database drill_${round}`);
      const { host, user } = scene.cluster.connection;
      const environment = {
        DATABASE_URL: `postgres:///drill_${round}?host=${encodeURIComponent(host)}&user=${user}`,
        DATA_DIR: path.join(scene.dir, `migrated-${round}`),
      };
      const first = startServer(environment).catch(() => undefined);
      const killed = (async () => {
        await secondsUntil(() => tables(scene, `drill_${round}`), 20_000);
        await sleep(Math.random() * 300);
        for (const pid of serversOn(environment.DATABASE_URL)) send(pid, 'SIGKILL');
      })();
      await killed;
      await first;
      const from = performance.now();
      const again = await startServer(environment).catch(() => undefined);
      struck.push({ inFlight: 1, seconds: again && Math.round((performance.now() - from) / 100) / 10 });
      await again?.stop();
    }
    const load = startLoad(scene, { most: 0 });
    return [await conclude('kill -9 during the migrations', scene, load, struck)];
  } finally {
    await scene.close();
  }
};

/** True as soon as the database of a first start has a table or a connection that makes them. */
async function tables({ db }: Scene, name: string): Promise<boolean> {
  const { rows } = await db.$client.query('select from pg_stat_activity where datname = $1', [name]);
  return rows.length > 0;
}

/** Fills the disk of DATA_DIR while people upload. Needs the right to mount one of its own. */
const disk: Drill = async ({ people, seconds }) => {
  // Not within the folder of the scene, which is removed while the disk is still there.
  const small = mkdtempSync(path.join(tmpdir(), 'tinystar-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', small]);
  try {
    const strike = async () => {
      const { bavail, bsize } = statfsSync(small);
      const filler = path.join(small, 'filler');
      writeFileSync(filler, Buffer.alloc(bavail * bsize - 4_096));
      await sleep(seconds * 1_000);
      rmSync(filler);
    };
    const settings = () => ({ DATA_DIR: small });
    return [await underLoad(`disk full for ${seconds} s`, { rounds: 1, people }, strike, settings)];
  } finally {
    execFileSync('umount', [small]);
    rmSync(small, { recursive: true });
  }
};

/** A store of files that answers nothing for a while. */
const s3: Drill = async ({ people, seconds }) => {
  const store = await startFakeS3();
  try {
    const strike = async () => {
      store.down = true;
      await sleep(seconds * 1_000);
      store.down = false;
    };
    const settings = () => store.environment;
    return [await underLoad(`file store down for ${seconds} s`, { rounds: 1, people }, strike, settings)];
  } finally {
    store.close();
  }
};

/** Any of two servers and two workers is killed, again and again, and started again; people call through a proxy. */
const processes: Drill = async ({ rounds, people }) => {
  const product = await openManyProcesses({ CAPTCHA: 'off', LOG_LEVEL: 'info' });
  try {
    product.model.play({ script: 'slow', pieces: Array.from({ length: 20 }, (_, at) => `第${at + 1}句。`), delay: 20 });
    const { url, db, members } = product;
    const site: Site = { url, db, ...(await settle(db, people)), audit: () => auditOf(db) };
    const load = startLoad(site);
    const struck: { inFlight: number; seconds: number | undefined }[] = [];
    for (let round = 0; round < rounds; round++) {
      await moment();
      const member = members[Math.floor(Math.random() * members.length)]!;
      const inFlight = load.inFlight();
      await member.stop('SIGKILL');
      const over = performance.now();
      struck.push({ inFlight, seconds: await untilReady(site, over) });
      await member.start();
    }
    return [await conclude('kill -9 of any of two servers and two workers', site, load, struck)];
  } finally {
    await product.close();
  }
};

/** The clock of the server jumps an hour and comes back, both ways. */
const clock: Drill = async ({ people }) => {
  const hour = 3_600_000;
  let file = '';
  const settings = (dir: string) => {
    file = path.join(dir, 'shift');
    writeFileSync(file, '0');
    const preload = path.join(import.meta.dirname, 'shiftClock.mjs');
    return { NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_FILE: file };
  };
  const jump = async (_scene: Scene, round: number) => {
    writeFileSync(file, String([hour, 0, -hour, 0][round % 4]));
    await sleep(8_000);
  };
  return [await underLoad('clock an hour forward, back, back, forward', { rounds: 4, people }, jump, settings)];
};

/** Two tabs save the same form, made from the same state. */
const tabs: Drill = async ({ rounds }) => {
  const scene = await openScene(1);
  try {
    const person = scene.people[0]!;
    let lost = 0;
    for (let round = 0; round < rounds; round++) {
      const got = await fetch(`${scene.url}/api/v1/personalKbBot/${person.kbBotId}`, { headers: person.headers });
      const { updatedAt: version } = (await got.json()) as { updatedAt: number };
      const form = {
        kbBotId: person.kbBotId,
        version,
        avatar: { type: 'color', color: 'cyan' },
        welcomeWords: { content: '您好', type: 'plainText' },
        description: '回答产品问题',
        replyToneId: 'friendly',
        questionWords: '',
        isShowQuestionBar: true,
        isShowQuickButtons: true,
      };
      const save = (tab: string) => post(scene, person, '/personalKbBot/update/basicSetting', { ...form, name: tab });
      const statuses = (await Promise.all([save('甲'), save('乙')])).map(({ status }) => status);
      if (statuses.toSorted((a, b) => a - b).join() !== '200,409') lost += 1;
    }
    const load = startLoad(scene, { most: 0 });
    const report = await conclude('two tabs save at once', scene, load, [{ inFlight: 2, seconds: 0 }]);
    return [{ ...report, rounds, operations: 2 * rounds, lost }];
  } finally {
    await scene.close();
  }
};

/** Many people spend and earn while the server is killed five times. */
const bank: Drill = async ({ people, operations }) => {
  const scene = await openScene(people);
  try {
    scene.model.play({ script: 'normal', pieces: ['好。'] });
    const load = startLoad(scene, { most: operations, uploads: false });
    const struck: { inFlight: number; seconds: number | undefined }[] = [];
    for (let round = 0; round < 5; round++) {
      await moment(operations / 5);
      const inFlight = load.inFlight();
      await scene.server.stop('SIGKILL');
      const over = performance.now();
      await scene.startServer();
      struck.push({ inFlight, seconds: await untilReady(scene, over) });
    }
    return [await conclude('bank with five kills of the server', scene, load, struck)];
  } finally {
    await scene.close();
  }
};

const listProcesses = (): { pid: number; parent: number; line: string }[] =>
  execFileSync('ps', ['-eo', 'pid,ppid,args'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .map(([pid, parent, ...args]) => ({ pid: Number(pid), parent: Number(parent), line: args.join(' ') }));

const childrenOf = (parent: number): number[] =>
  listProcesses()
    .filter((each) => each.parent === parent)
    .map(({ pid }) => pid);

const parsersOf = (parent: number): number[] =>
  listProcesses()
    .filter((each) => each.parent === parent && each.line.includes('cook/child/main.ts'))
    .map(({ pid }) => pid);

/** Our own servers on this database; its address stands in their environment, not in their command line. */
const serversOn = (url: string): number[] =>
  listProcesses()
    .filter(({ parent, line }) => parent === process.pid && line.includes('server/src/main.ts'))
    .map(({ pid }) => pid)
    .filter((pid) =>
      execFileSync('tr', ['\\0', '\\n'], { input: readEnvironment(pid) })
        .toString()
        .includes(`DATABASE_URL=${url}\n`),
    );

const readEnvironment = (pid: number): Buffer => execFileSync('cat', [`/proc/${pid}/environ`]);

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** By name: `npm run drills -- kills outages`. */
export const drills = {
  kills,
  training,
  database,
  parser,
  migrations,
  outages,
  cuts,
  replies,
  disk,
  s3,
  processes,
  clock,
  tabs,
  bank,
  money,
  storm: async ({ people, seconds }) => [await storm(people * 10, seconds)],
} satisfies Record<string, Drill>;
