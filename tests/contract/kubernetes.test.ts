/** deploy/kubernetes against the API of Kubernetes, and against the images, ports, paths and settings of the tiers. */
import { describe, expect, test } from '@jest/globals';
import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { Job } from 'kubernetes-types/batch/v1.js';
import type { ConfigMap, Container, PodSpec, Service } from 'kubernetes-types/core/v1.js';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js';
import { readConfig as readGatewayConfig } from '../../gateway/src/config.js';
import { readConfig as readRestConfig } from '../../rest/src/config.js';
import { commandOf, composeServices, wholeStage } from './dockerfile.js';
import { manifests, typeErrors } from './kubernetes.js';
import { settingNames, type Tier } from './settingNames.js';

const all = manifests();
const ofKind = <T>(kind: string) => all.filter((each) => each.kind === kind) as unknown as readonly T[];
const named = <T extends { metadata?: { name?: string } }>(kind: string, name: string): T => {
  const found = ofKind<T>(kind).find(({ metadata }) => metadata?.name === name);
  if (found === undefined) throw new Error(`There is no ${kind} ${name}.`);
  return found;
};

const templateOf = ({ spec }: Deployment | Job) => spec?.template;
const podOf = (object: Deployment | Job): PodSpec => {
  const pod = templateOf(object)?.spec;
  if (pod === undefined) throw new Error('There is no pod.');
  return pod;
};
const containerOf = (pod: PodSpec): Container => {
  const [container, ...others] = pod.containers;
  if (container === undefined || others.length > 0) throw new Error('A pod has one container here.');
  return container;
};

/** The settings of a container: those of its ConfigMaps together. */
const settingsOf = ({ envFrom = [], env = [] }: Container): Readonly<Record<string, string>> => {
  expect(env).toEqual([]);
  return Object.assign(
    {},
    ...envFrom.map(({ configMapRef }) => named<ConfigMap>('ConfigMap', configMapRef?.name ?? '').data),
  ) as Record<string, string>;
};

const deployments = ofKind<Deployment>('Deployment').map((each) => [each.metadata?.name ?? '', each] as const);
const pods = [...deployments, ...ofKind<Job>('Job').map((each) => ['migrate', each] as const)];
const tiers = (['rest', 'gateway'] as const).map((tier) => [tier, named<Deployment>('Deployment', tier)] as const);
const ofTier = [...tiers, ...ofKind<Job>('Job').map((each) => ['rest' as const, each] as const)];

test('every object is as the API of Kubernetes says', () => {
  expect(all.length).toBeGreaterThan(15);
  expect(typeErrors(all)).toEqual([]);
});

test('the check notices fields that there are not or are missing, and values of another type', () => {
  const { spec, ...rest } = named<Deployment>('Deployment', 'rest');
  const { containers, ...pod } = podOf({ ...rest, spec } as Deployment);
  const wrong = [
    { ...pod, containers, automountServiceToken: false },
    pod,
    { ...pod, containers, terminationGracePeriodSeconds: '30s' },
  ].map((each) => ({ ...rest, spec: { ...spec, template: { ...spec?.template, spec: each } } }));
  expect(typeErrors(wrong as never)).toEqual([
    expect.stringContaining('known properties, and \'"automountServiceToken"\' does not exist'),
    expect.stringContaining("Property 'containers' is missing"),
    expect.stringContaining("Type 'string' is not assignable to type 'number'"),
  ]);
});

test('every object stands in the namespace that is made', () => {
  const [namespace] = ofKind<{ metadata: { name: string } }>('Namespace');
  const others = all.filter(({ kind }) => kind !== 'Namespace');
  expect(new Set(others.map(({ metadata }) => metadata.namespace))).toEqual(new Set([namespace?.metadata.name]));
});

test('no object is a secret', () => {
  expect(ofKind('Secret')).toEqual([]);
});

describe.each(pods)('the pod of %s', (_, object) => {
  const pod = podOf(object);
  const container = containerOf(pod);

  test('runs with as few rights as it can', () => {
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      // or a Service `rest` sets REST_PORT to an address
      enableServiceLinks: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
  });

  test('says what it takes, and has its memory limited', () => {
    const { requests, limits } = container.resources ?? {};
    expect([requests?.['cpu'], requests?.['memory'], limits?.['memory']]).toEqual(
      Array.from({ length: 3 }, () => expect.any(String) as unknown),
    );
  });

  test('mounts what it names, and nothing else', () => {
    const volumes = (pod.volumes ?? []).map(({ name }) => name);
    expect((container.volumeMounts ?? []).map(({ name }) => name)).toEqual(volumes);
  });
});

describe.each(ofTier)('a process of %s', (tier: Tier, object) => {
  const pod = podOf(object);
  const container = containerOf(pod);
  const settings = settingsOf(container);

  test('is that of the image', () => {
    const { instructions } = wholeStage(tier);
    expect(container.image).toMatch(new RegExp(`/gdd-${tier}:\\d+\\.\\d+\\.\\d+$`));
    expect(pod.securityContext).toMatchObject({ runAsUser: 1000, runAsGroup: 1000, fsGroup: 1000 });
    const folder = instructions.findLast(({ kind }) => kind === 'volume');
    const mounted = (container.volumeMounts ?? []).map(({ mountPath }) => mountPath);
    if (folder?.kind === 'volume') expect(mounted).toContain(folder.value);
    expect(mounted).toContain('/tmp');
  });

  test('sets nothing that the tier does not know', () => {
    const known = settingNames(tier);
    expect(Object.keys(settings).filter((name) => !known.has(name))).toEqual([]);
  });

  test('reads its secrets where they are mounted', () => {
    const mount = container.volumeMounts?.find(({ name }) => name === 'secrets');
    const { items } = pod.volumes?.find(({ name }) => name === 'secrets')?.secret ?? {};
    const files = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
    expect(files.length).toBeGreaterThan(1);
    for (const [, file] of files) expect(file.startsWith(`${mount?.mountPath}/`)).toBe(true);
    const names = files.map(([, file]) => file.slice(file.lastIndexOf('/') + 1)).sort();
    if (items !== undefined) expect(items.map(({ path }) => path).sort()).toEqual(names);
  });

  test('would start in production with these settings', () => {
    const read = tier === 'rest' ? readRestConfig : readGatewayConfig;
    const secrets: Readonly<Record<string, string>> = { SMTP_URL: 'smtps://mail.example.com' };
    const given = Object.entries(settings).map(([name, value]) => {
      const plain = name.replace(/_FILE$/, '');
      return [plain, plain === name ? value : (secrets[plain] ?? 'mOZ7p0yT1UXoWc4Q2hVnB9sKdR8eLgJf')] as const;
    });
    const config = read({ MODE: 'production', ...Object.fromEntries(given) });
    expect(config.drainMs).toBe(10_000);
  });

  test('has a heap that fits its memory', () => {
    const heap = Number(/--max-old-space-size=(\d+)/.exec(settings['NODE_OPTIONS'] ?? '')?.[1]);
    const young = 3 * Number(/--max-semi-space-size=(\d+)/.exec(commandOf(tier, 'command').join(' '))?.[1] ?? 32);
    expect(container.resources?.limits?.['memory']).toBe('1Gi');
    expect(heap + young + 256).toBeLessThanOrEqual(1024);
  });
});

describe.each(tiers)('the deployment of %s', (tier, deployment) => {
  const pod = podOf(deployment);
  const container = containerOf(pod);
  const port = tier === 'rest' ? 4001 : 4000;

  test('has two pods, one of which is always there', () => {
    expect(deployment.spec).toMatchObject({
      replicas: 2,
      strategy: { rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
    });
    expect(named<PodDisruptionBudget>('PodDisruptionBudget', tier).spec).toEqual({
      minAvailable: 1,
      selector: deployment.spec?.selector,
    });
  });

  test('is asked whether it lives, and whether it may be sent requests', () => {
    const probe = (path: string) => ({ httpGet: { path, port: 'http' } });
    expect(container).toMatchObject({
      ports: [{ name: 'http', containerPort: port }],
      startupProbe: probe('/health'),
      livenessProbe: probe('/health'),
      readinessProbe: probe('/ready'),
    });
    expect(commandOf(tier, 'healthcheck').join(' ')).toContain(`${port}}/health`);
  });

  test('has longer to stop than it may take', () => {
    const drain = Number(settingsOf(container)['DRAIN_MS']) / 1000;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 2 + 11);
  });

  test('is reached by the Service of its name', () => {
    const { spec } = named<Service>('Service', tier);
    expect(spec).toEqual({ selector: { app: tier }, ports: [{ name: 'http', port, targetPort: 'http' }] });
    expect(templateOf(deployment)?.metadata?.labels).toMatchObject({ app: tier });
    expect(deployment.spec?.selector).toEqual({ matchLabels: { app: tier } });
  });
});

test('the gateway finds the REST service and Redis by the names of their Services', () => {
  const { data = {} } = named<ConfigMap>('ConfigMap', 'gateway');
  for (const name of ['REST_URL', 'REDIS_URL']) {
    const { hostname, port } = new URL(data[name] ?? '');
    const { spec } = named<Service>('Service', hostname);
    expect(spec?.ports?.map((each) => each.port)).toEqual([Number(port)]);
  }
});

test('Redis is that of docker-compose.yml', () => {
  const { image, command } = containerOf(podOf(named<Deployment>('Deployment', 'redis')));
  expect({ image, command }).toEqual({
    image: composeServices()['redis']?.image,
    command: composeServices()['redis']?.command,
  });
});

test('the tables are brought up to date by the program of the REST image, once', () => {
  const [job] = ofKind<Job>('Job');
  if (job === undefined) throw new Error('There is no job.');
  const { command, image } = containerOf(podOf(job));
  expect(command).toEqual(['node', 'rest/dist/migrate.js']);
  expect(image).toBe(containerOf(podOf(named<Deployment>('Deployment', 'rest'))).image);
  expect(job.spec?.backoffLimit).toBe(0);
});

test('the one way in leads to the gateways, at the address of PUBLIC_URL', () => {
  const [ingress] = ofKind<Ingress>('Ingress');
  const rules = ingress?.spec?.rules ?? [];
  const { data = {} } = named<ConfigMap>('ConfigMap', 'portal');
  expect(rules.map(({ host }) => host)).toEqual([new URL(data['PUBLIC_URL'] ?? '').host]);
  const backends = rules.flatMap(({ http }) => http?.paths ?? []).map(({ backend }) => backend.service);
  expect(backends).toEqual([{ name: 'gateway', port: { name: 'http' } }]);
});

test('each pod is reached by those alone that a policy names', () => {
  const policies = ofKind<NetworkPolicy>('NetworkPolicy');
  expect(policies.find(({ spec }) => Object.keys(spec?.podSelector ?? {}).length === 0)?.spec).toEqual({
    podSelector: {},
    policyTypes: ['Ingress'],
  });
  const opened = policies.flatMap(({ spec }) => spec?.podSelector.matchLabels?.['app'] ?? []);
  expect([...opened].sort()).toEqual(deployments.map(([name]) => name).sort());
});
