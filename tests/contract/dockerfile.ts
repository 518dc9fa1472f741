/** Parsers of the syntax that the Dockerfile and the Compose files of this product use; anything else is an error. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** An instruction of a stage. */
export type Instruction =
  | {
      readonly kind: 'copy';
      readonly from: string | undefined;
      readonly sources: readonly string[];
      readonly to: string;
    }
  | { readonly kind: 'run'; readonly command: string; readonly caches: readonly string[] }
  | { readonly kind: 'workdir' | 'user' | 'volume'; readonly value: string }
  | { readonly kind: 'env'; readonly values: Readonly<Record<string, string>> }
  | { readonly kind: 'command' | 'healthcheck'; readonly command: readonly string[] };

/** One `FROM … AS name` with what follows. */
interface Stage {
  readonly name: string;
  /** Another stage's name, or an image. */
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of the Dockerfile by name. */
export function dockerfileStages(): ReadonlyMap<string, Stage> {
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of textOf('Dockerfile').replaceAll(/\\\n/g, ' ').split('\n')) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [keyword = '', ...texts] = line.split(' ');
    if (keyword === 'FROM') {
      const [base = '', , name = ''] = texts;
      stages.push({ name, base, instructions: [] });
    } else if (keyword !== 'EXPOSE') {
      stages.at(-1)?.instructions.push(instructionOf(keyword, texts));
    }
  }
  return new Map(stages.map((stage) => [stage.name, stage]));
}

/** The instructions of a stage, preceded by those of its base stages, and the image below all of them. */
export function wholeStage(name: string): { readonly image: string; readonly instructions: readonly Instruction[] } {
  const stages = dockerfileStages();
  const stage = stages.get(name);
  if (stage === undefined) throw new Error(`The Dockerfile has no stage ${name}.`);
  const below = stages.has(stage.base) ? wholeStage(stage.base) : { image: stage.base, instructions: [] };
  return { image: below.image, instructions: [...below.instructions, ...stage.instructions] };
}

/** The command that starts a container of a stage, or checks its health; the last of its kind counts. */
export function commandOf(name: string, kind: 'command' | 'healthcheck'): readonly string[] {
  const last = wholeStage(name).instructions.findLast((each) => each.kind === kind);
  return last !== undefined && 'command' in last ? (last.command as readonly string[]) : [];
}

function instructionOf(keyword: string, texts: readonly string[]): Instruction {
  const options = texts.filter(
    (word, i) => word.startsWith('--') && texts.slice(0, i).every((each) => each.startsWith('--')),
  );
  const others = texts.slice(options.length);
  switch (keyword) {
    case 'COPY': {
      const from = options.map((option) => /^--from=(\w+)$/.exec(option)?.[1]);
      if (from.includes(undefined)) break;
      return { kind: 'copy', from: from[0], sources: others.slice(0, -1), to: others.at(-1) ?? '' };
    }
    case 'RUN': {
      const caches = options.map((option) => /^--mount=type=cache,target=(\S+)$/.exec(option)?.[1]);
      if (caches.includes(undefined)) break;
      return { kind: 'run', command: others.join(' '), caches: caches.filter((each) => each !== undefined) };
    }
    case 'WORKDIR':
    case 'USER':
    case 'VOLUME':
      return { kind: keyword.toLowerCase() as 'workdir' | 'user' | 'volume', value: others.join(' ') };
    case 'ENV':
      return { kind: 'env', values: environmentOf(others) };
    case 'CMD':
      return { kind: 'command', command: JSON.parse(others.join(' ')) as readonly string[] };
    case 'HEALTHCHECK':
      if (others[0] !== 'CMD') break;
      return { kind: 'healthcheck', command: JSON.parse(others.slice(1).join(' ')) as readonly string[] };
  }
  throw new Error(`${keyword} ${texts.join(' ')}: an instruction that the tests do not know.`);
}

function environmentOf(pairs: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, value.join('=')] as const;
    }),
  );
}

/** The part of a service in a Compose file that the tests read. */
export interface ComposeService {
  readonly image?: string;
  readonly build?: { readonly target: string };
  readonly user?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly volumes?: readonly string[];
  readonly command?: readonly string[];
  readonly stop_grace_period?: string;
  readonly ports?: readonly string[];
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly healthcheck?: { readonly test: readonly string[] } | { readonly disable: true };
}

/** A Compose file: with one process of each tier, or with two. */
export type ComposeFile = 'docker-compose.yml' | 'docker-compose.cluster.yml';

/** The services of a Compose file by name, its variables not yet replaced. */
export function composeServices(file: ComposeFile = 'docker-compose.yml'): Readonly<Record<string, ComposeService>> {
  const { services } = parse(textOf(file), { merge: true }) as {
    readonly services: Readonly<Record<string, ComposeService>>;
  };
  return services;
}
