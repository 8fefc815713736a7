// What saturates first when the product grows: people ask and read at random, and every call passes servers, database and
// model. The times of service are measured (docs/scale.md tells how); the queues are simulated event by event, because a
// mean says nothing about the slowest twentieth.
//   node tests/load/queues.ts [--minutes 5] [--seed 1]

/** Seconds of one core; those of the model by the clock. */
export interface Costs {
  /** A question in the server, until the model is asked, and of each second of its stream. */
  ask: number;
  stream: number;
  /** A question in the database, until the model is asked. */
  askInDatabase: number;
  /** A page of a list or of history. */
  read: number;
  readInDatabase: number;
  /** A page of a document: read, cut and indexed. */
  page: number;
  pageInDatabase: number;
  /** The model until its first word, and how long it writes. */
  modelFirst: number;
  modelWrites: number;
}

/** What is there to serve: processes use one core each. */
export interface Fleet {
  apis: number;
  workers: number;
  databaseCores: number;
  /** Of the replicas that answer lists and reports; without any the database does. */
  replicaCores: number;
  /** Answers that the model writes at a time. */
  modelSeats: number;
}

/** Calls per second. */
export interface Rates {
  questions: number;
  reads: number;
  pages: number;
}

export interface Figures {
  /** Milliseconds at the 95th of a hundred. */
  firstEvent: number;
  read: number;
  /** Seconds until a page of a document is indexed. */
  page: number;
  /** Share of the time that each was busy. */
  busy: Record<string, number>;
  /** The one that is nearest to its end. */
  first: string;
}

export const costs: Costs = {
  ask: 0.03,
  stream: 0.002,
  askInDatabase: 0.02,
  read: 0.004,
  readInDatabase: 0.004,
  page: 0.01,
  pageInDatabase: 0.005,
  modelFirst: 0.6,
  modelWrites: 12,
};

/** A company at its busiest hour: a question every two seconds, five lists for each, three documents of twenty pages. */
export const company: Rates = { questions: 0.5, reads: 2.5, pages: 0.02 };

/** A station with several servers and one queue: who comes first is served first. */
interface Station {
  name: string;
  servers: number;
  serving: number;
  queue: Work[];
  busySeconds: number;
}

interface Work {
  takes: number;
  begun?: () => void;
  done?: () => void;
}

/** Lets people come for so many seconds; the first fifth is not counted, because everything was empty. */
export function simulate(cost: Costs, rates: Rates, fleet: Fleet, seconds: number, seed = 1): Figures {
  const random = randomFrom(seed);
  const events = new Heap();
  const warm = seconds / 5;
  let now = 0;

  const station = (name: string, servers: number): Station => ({
    name,
    servers,
    serving: 0,
    queue: [],
    busySeconds: 0,
  });
  const api = station('api', fleet.apis);
  const database = station('database', fleet.databaseCores);
  const worker = station('worker', fleet.workers);
  const model = station('model', fleet.modelSeats);
  const replica = fleet.replicaCores > 0 ? station('replica', fleet.replicaCores) : database;

  const begin = (at: Station, work: Work) => {
    at.serving += 1;
    at.busySeconds += Math.max(0, Math.min(seconds, now + work.takes) - Math.max(warm, now));
    work.begun?.();
    events.push(now + work.takes, () => {
      at.serving -= 1;
      const next = at.queue.shift();
      if (next) begin(at, next);
      work.done?.();
    });
  };
  const enter = (at: Station, work: Work) => {
    if (at.serving < at.servers) begin(at, work);
    else at.queue.push(work);
  };
  /** Half of the mean at least, and an exponential rest. */
  const about = (mean: number) => mean * (0.5 + 0.5 * exponential(random));
  /** Through two stations, one after the other. */
  const through = (first: Station, takes: number, second: Station, takesThere: number, done: () => void) =>
    enter(first, { takes, done: () => enter(second, { takes: takesThere, done }) });

  const took = { firstEvent: [] as number[], read: [] as number[], page: [] as number[] };
  const clock = (kind: keyof typeof took) => {
    const began = now;
    return () => {
      if (began >= warm) took[kind].push(now - began);
    };
  };

  const question = () => {
    const first = clock('firstEvent');
    const writes = about(cost.modelWrites);
    // What is streamed costs the server a little each second.
    const streamed = () => {
      events.push(now + cost.modelFirst, first);
      for (let second = 1; second <= writes; second++)
        events.push(now + cost.modelFirst + second, () => enter(api, { takes: cost.stream }));
    };
    through(api, about(cost.ask), database, about(cost.askInDatabase), () =>
      enter(model, { takes: cost.modelFirst + writes, begun: streamed }),
    );
  };
  const read = () => through(api, about(cost.read), replica, about(cost.readInDatabase), clock('read'));
  const page = () => through(worker, about(cost.page), database, about(cost.pageInDatabase), clock('page'));
  const come = (perSecond: number, act: () => void) => {
    const next = () => {
      act();
      events.push(now + exponential(random) / perSecond, next);
    };
    if (perSecond > 0) events.push(exponential(random) / perSecond, next);
  };
  come(rates.questions, question);
  come(rates.reads, read);
  come(rates.pages, page);
  for (let event = events.pop(); event && event.at < seconds; event = events.pop()) {
    now = event.at;
    event.act();
  }

  const stations = [...new Set([api, database, worker, model, replica])];
  const busy = Object.fromEntries(
    stations.map(({ name, servers, busySeconds }) => [name, busySeconds / servers / (seconds - warm)]),
  );
  return {
    firstEvent: late(took.firstEvent) * 1_000,
    read: late(took.read) * 1_000,
    page: late(took.page),
    busy,
    first: Object.entries(busy).toSorted(([, a], [, b]) => b - a)[0]![0],
  };
}

/** The 95th of a hundred. Of nothing, because nobody was served, it is endless. */
const late = (values: number[]): number =>
  values.length === 0 ? Infinity : values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

/** The fleet in which nothing is busy for more than so large a share of the time. */
export function fleetFor(cost: Costs, rates: Rates, share = 0.6): Fleet {
  const cores = (load: number) => Math.max(1, Math.ceil(load / share));
  const { questions, reads, pages } = rates;
  // Reads move to replicas when they alone fill a core.
  const readLoad = reads * cost.readInDatabase;
  const replicas = readLoad > share ? cores(readLoad) : 0;
  const written = questions * cost.askInDatabase + pages * cost.pageInDatabase;
  return {
    apis: cores(questions * (cost.ask + cost.stream * cost.modelWrites) + reads * cost.read),
    workers: cores(pages * cost.page),
    databaseCores: cores(written + (replicas > 0 ? 0 : readLoad)),
    replicaCores: replicas,
    modelSeats: cores(questions * (cost.modelFirst + cost.modelWrites)),
  };
}

export const times = ({ questions, reads, pages }: Rates, factor: number): Rates => ({
  questions: questions * factor,
  reads: reads * factor,
  pages: pages * factor,
});

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const exponential = (random: () => number): number => -Math.log(1 - random());

interface Event {
  at: number;
  act: () => void;
}

/** What happens next comes out first. */
class Heap {
  readonly #events: Event[] = [];

  push(at: number, act: () => void): void {
    const events = this.#events;
    let place = events.length;
    const event = { at, act };
    events.push(event);
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (events[parent]!.at <= at) break;
      events[place] = events[parent]!;
      place = parent;
    }
    events[place] = event;
  }

  pop(): Event | undefined {
    const events = this.#events;
    const first = events[0];
    const last = events.pop();
    if (!first || !last || events.length === 0) return first;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= events.length) break;
      if (child + 1 < events.length && events[child + 1]!.at < events[child]!.at) child += 1;
      if (events[child]!.at >= last.at) break;
      events[place] = events[child]!;
      place = child;
    }
    events[place] = last;
    return first;
  }
}

if (process.argv[1] === import.meta.filename) {
  const number = (name: string, otherwise: number) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? otherwise : Number(process.argv[at + 1]);
  };
  const minutes = number('minutes', 5);
  const seed = number('seed', 1);
  const small: Fleet = { apis: 2, workers: 1, databaseCores: 2, replicaCores: 0, modelSeats: 100 };
  const row = (cells: readonly (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  row(['load', 'api', 'worker', 'database', 'replica', 'model', 'first event p95', 'list p95', 'busiest']);
  row(Array.from({ length: 9 }, () => '---'));
  for (const factor of [1, 10, 100, 1_000]) {
    const rates = times(company, factor);
    for (const fleet of [small, fleetFor(costs, rates)]) {
      const { firstEvent, read, busy, first } = simulate(costs, rates, fleet, (minutes * 60) / Math.sqrt(factor), seed);
      const told = (milliseconds: number) =>
        milliseconds > 60_000 ? 'no end' : `${(milliseconds / 1_000).toFixed(2)} s`;
      const { apis, workers, databaseCores, replicaCores, modelSeats } = fleet;
      const busiest = `${first} ${Math.min(100, Math.round(busy[first]! * 100))} %`;
      row([
        `${factor} ×`,
        apis,
        workers,
        databaseCores,
        replicaCores,
        modelSeats,
        told(firstEvent),
        told(read),
        busiest,
      ]);
    }
  }
}
