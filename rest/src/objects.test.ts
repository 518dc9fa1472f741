import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { UploadPurpose } from '@gdd/schema/campaigns';
import { gatewayKeyTexts } from '@gdd/schema/secret';
import { shareOf } from '@gdd/schema/testing/run';
import { and, eq, isNull, notLike } from 'drizzle-orm';
import sharp from 'sharp';
import { demonstrationUsers } from './demonstration/users.js';
import { exportJobs } from './ground/database/tables/work/exports.js';
import { dealerNotes } from './ground/database/tables/people/notes.js';
import { members } from './ground/database/tables/people/network.js';
import { approvals } from './ground/database/tables/programme/approvals.js';
import { disputeAttachments, disputes } from './ground/database/tables/programme/disputes.js';
import { rulesPreviews } from './ground/database/tables/programme/rulesVersions.js';
import { settlementDocuments, settlements } from './ground/database/tables/programme/settlements.js';
import { goalProposals, simulations } from './ground/database/tables/programme/simulations.js';
import { secondFactors } from './ground/database/tables/people/factors.js';
import { personalTokens, sessions } from './ground/database/tables/people/sessions.js';
import { users } from './ground/database/tables/people/accounts.js';
import { sign } from './ground/platform/http/signatures.js';
import { uploads } from './ground/database/tables/content/files.js';
import { uploaded } from './testing/files/files.js';
import {
  expectedStatus,
  foldersOf,
  operations,
  operationsWithAccess,
  type Operation,
} from './testing/app/operations.js';
import { newCampaign, ordinaryRules } from './testing/programme/salesAndCampaigns.js';
import { openTestApp, testSecret } from './testing/app/testApp.js';

const service = await openTestApp();
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => service.close());

type Member = typeof members.$inferSelect;

/** The objects of the operations. */
interface World {
  /** A member that every demonstration user sees, but for the account, whose member is beside it. */
  readonly own: Member;
  /** Below nobody but the administrators. */
  readonly foreign: Member;
  readonly agent: Member;
  /** A campaign with both dealers. */
  readonly mine: number;
  /** A campaign with the foreign dealer alone. */
  readonly others: number;
  /** A file of the first campaign. */
  readonly attachment: number;
  /** A personal token, a session and an export of a user beside all of them. */
  readonly token: number;
  readonly session: number;
  /** A second factor of the same user. */
  readonly factor: number;
  readonly anExport: number;
  /** A simulation of the first campaign. */
  readonly simulation: number;
  readonly rulesPreview: number;
  readonly proposal: number;
  /** An approved settlement, with a document of each of the dealers. */
  readonly settlement: number;
  readonly ownDocument: number;
  readonly foreignDocument: number;
  /** A request about the first campaign. */
  readonly approval: number;
  /** Notes of the agent on its dealer, and of an administrator on the foreign dealer. */
  readonly ownNote: number;
  readonly foreignNote: number;
  /** A dispute of each of the dealers, with a file. */
  readonly ownDispute: Ids;
  readonly foreignDispute: Ids;
  readonly webhook: number;
  readonly delivery: number;
  readonly serviceAccount: number;
  /** A piece of news that everybody reads, with a cover and an image. */
  readonly content: number;
  readonly image: number;
  /** A good token of the dealer, and a link of the foreign dealer. */
  readonly shareToken: string;
  readonly foreignLink: number;
}

const note = { query: '?filename=nota.txt', headers: { 'content-type': 'text/plain' }, body: Buffer.from('ciao') };

async function makeWorld(): Promise<World> {
  const { database } = service;
  const [own, agent, region] = await Promise.all(
    ['DE00001', 'AG0001', 'RM0001'].map((code) => service.memberWithCode(code)),
  );
  const [foreign] = await database
    .select()
    .from(members)
    .where(and(eq(members.role, 'Dealer'), isNull(members.deletedAt), notLike(members.path, `${region?.path}%`)));
  if (own === undefined || agent === undefined || foreign === undefined) throw new Error('The network is too small.');
  const [mine, others] = await Promise.all([newCampaign(database), newCampaign(database)]);
  for (const [campaign, dealer] of [
    [mine.id, own.id],
    [mine.id, foreign.id],
    [others.id, foreign.id],
  ] as const) {
    const body = { data: { goalThreshold: 1, dealer } };
    const added = await service.call('POST', `/api/campaigns/${campaign}/dealer/add`, { as: 'ka.admin', body });
    expect(added.statusCode).toBe(201);
  }
  const attached = await service.call('POST', `/api/campaigns/${mine.id}/attachments${note.query}`, {
    as: 'ka.admin',
    headers: note.headers,
    body: note.body,
  });
  const { id: attachment } = attached.json<{ data: { attachment: { id: number } } }>().data.attachment;
  return {
    own,
    foreign,
    agent,
    mine: mine.id,
    others: others.id,
    attachment,
    ...(await plans(mine.id)),
    ...(await settled(mine.id, own, foreign)),
    approval: await requestedClosing(mine.id),
    ...(await disputed(mine.id, own, foreign)),
    ...(await aReceiver()),
    serviceAccount: await aServiceAccount(),
    ...(await credentialsOfAStranger()),
    ...(await notesOn(own, foreign, agent)),
    ...(await readNews()),
    ...(await shareLinks(own.id, foreign.id)),
  };
}

const period = { startsOn: '2025-01-01', endsOn: '2025-12-31' };

/** The simulation, proposal and preview of a campaign. */
async function plans(campaignId: number): Promise<Pick<World, 'simulation' | 'proposal' | 'rulesPreview'>> {
  const { database, clock } = service;
  const common = { campaignId, fromDay: '2024-01-01', toDay: '2024-12-31', createdAt: clock.now() };
  const { incentiveDetail, factorBoostDetail } = ordinaryRules;
  const rules = { incentiveDetail, factorBoostDetail, eligibility: {} };
  const [simulation] = await database
    .insert(simulations)
    .values({ ...common, volumes: ['1'], rules, rulesHash: 'none' })
    .returning();
  const [proposal] = await database
    .insert(goalProposals)
    .values({ ...common, terms })
    .returning();
  const [preview] = await database
    .insert(rulesPreviews)
    .values({ campaignId, createdAt: clock.now(), rulesVersion: 1, rules: { ...rules, ...period }, rulesHash: 'none' })
    .returning();
  return { simulation: simulation?.id ?? 0, proposal: proposal?.id ?? 0, rulesPreview: preview?.id ?? 0 };
}

/** A settlement of a campaign with its documents. */
async function settled(
  campaignId: number,
  own: Member,
  foreign: Member,
): Promise<Pick<World, 'settlement' | 'ownDocument' | 'foreignDocument'>> {
  const now = service.clock.now();
  const terms = { taxRate: '22.00', taxNature: null, taxReference: null, sender: null, namesInvoices: false };
  const [run] = await service.database
    .insert(settlements)
    .values({
      ...{ title: 'Liquidazione', campaignIds: [campaignId], filter: {}, minimum: '0', day: '2025-10-15' },
      ...{ state: 'approved', createdAt: now, proposedAt: now, decidedAt: now, settings: terms },
    })
    .returning();
  const documents = await service.database
    .insert(settlementDocuments)
    .values(
      [own, foreign].map(({ id: dealerId, code, businessName }, index) => ({
        ...{ settlementId: run?.id ?? 0, dealerId, kind: 'creditNote' as const, year: 1999, sequence: index + 1 },
        ...{ number: `NC-1999-00000${index + 1}`, day: '1999-10-15', net: '1', tax: '0' },
        receiver: {
          ...{ code, businessName, vatNumber: '01234567897', city: 'Roma', province: 'RM' },
          ...{ address: null, postalCode: null, sdiCode: null },
        },
      })),
    )
    .returning();
  const [ownDocument = 0, foreignDocument = 0] = documents.map(({ id }) => id);
  return { settlement: run?.id ?? 0, ownDocument, foreignDocument };
}

/** A request to close a campaign. */
async function requestedClosing(campaignId: number): Promise<number> {
  const { database, clock } = service;
  const now = clock.now();
  const [proposer] = await database.select().from(users).where(eq(users.username, 'ka.admin'));
  const [made] = await database
    .insert(approvals)
    .values({
      ...{ kind: 'closing', subject: 'closing', campaignId, request: {}, proposedBy: proposer?.id ?? 0 },
      ...{ proposedAt: now, expiresAt: new Date(now.getTime() + 24 * 60 * 60 * 1000) },
    })
    .returning();
  return made?.id ?? 0;
}

/** A note by the agent, and one by an administrator. */
async function notesOn(own: Member, foreign: Member, agent: Member): Promise<Pick<World, 'ownNote' | 'foreignNote'>> {
  const now = service.clock.now();
  const [root] = await service.database.select().from(members).where(isNull(members.parentId));
  const [author] = await service.database.select().from(users).where(eq(users.username, 'qualcun.altro@esempio.it'));
  const common = {
    ...{ authorId: author?.id ?? 0, text: 'Chiamato', stepOn: '2026-03-10', stepText: 'Richiamare' },
    ...{ createdAt: now, updatedAt: now },
  };
  const [ownNote, foreignNote] = await service.database
    .insert(dealerNotes)
    .values([
      { ...common, dealerId: own.id, authorMemberId: agent.id },
      { ...common, dealerId: foreign.id, authorMemberId: root?.id ?? 0 },
    ])
    .returning();
  return { ownNote: ownNote?.id ?? 0, foreignNote: foreignNote?.id ?? 0 };
}

/** A dispute of each dealer, with an attachment. */
async function disputed(
  campaignId: number,
  own: Member,
  foreign: Member,
): Promise<Pick<World, 'ownDispute' | 'foreignDispute'>> {
  const { database, clock } = service;
  const now = clock.now();
  const [administrator] = await database.select().from(users).where(eq(users.username, 'ka.admin'));
  const by = administrator?.id ?? 0;
  const made = async ({ id: dealerId }: Member): Promise<Ids> => {
    const [dispute] = await database
      .insert(disputes)
      .values({ campaignId, dealerId, kind: 'other', explanation: {}, openedBy: by, openedAt: now, updatedAt: now })
      .returning();
    const content = await uploaded(service, Buffer.from('%PDF-1.7'), { filename: `${dealerId}.pdf` });
    const [upload] = await database.select().from(uploads).where(eq(uploads.id, content));
    const [attachment] = await database
      .insert(disputeAttachments)
      .values({
        ...{ disputeId: dispute?.id ?? 0, addedBy: by, side: 'office', filename: 'a.pdf', addedAt: now, size: 8 },
        ...{ contentType: 'application/pdf', contentHash: upload?.contentHash ?? '' },
        storageKey: upload?.storageKey ?? '',
      })
      .returning();
    return { id: dispute?.id ?? 0, attachmentId: attachment?.id ?? 0 };
  };
  return { ownDispute: await made(own), foreignDispute: await made(foreign) };
}

/** A webhook with a delivery. */
async function aReceiver(): Promise<Pick<World, 'webhook' | 'delivery'>> {
  const body = { url: 'https://receiver.example', description: '', kinds: ['monthClosed'] };
  const made = await service.call('POST', '/api/webhooks', { as: 'ka.admin', body });
  const { id } = made.json<{ data: { webhook: { id: number } } }>().data.webhook;
  const tested = await service.call('POST', `/api/webhooks/${id}/ping`, { as: 'ka.admin' });
  return { webhook: id, delivery: tested.json<{ data: { delivery: { id: number } } }>().data.delivery.id };
}

async function aServiceAccount(): Promise<number> {
  const body = { name: 'ERP', scopes: ['read'], expiresInDays: 1 };
  const made = await service.call('POST', '/api/service-accounts', { as: 'ka.admin', body });
  return made.json<{ data: { serviceAccount: { id: number } } }>().data.serviceAccount.id;
}

async function readNews(): Promise<Pick<World, 'content' | 'image'>> {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0B5A6F' } })
    .png()
    .toBuffer();
  const picture = (purpose: UploadPurpose) => uploaded(service, png, { purpose, filename: 'foto.png' });
  const send = (url: string, body: object) => service.call('POST', `/api/cms${url}`, { as: 'ka.admin', body });
  const added = await send('/images', { upload: await picture('contentImage') });
  const { id: image } = added.json<{ data: { image: { id: number } } }>().data.image;
  const body = `<p><img src="/imgs/${image}"></p>`;
  const coverUpload = await picture('contentCover');
  const made = await send('/create', { kind: 'news', title: 'Notizia', body, publishedOn: '2025-01-01', coverUpload });
  return { content: made.json<{ data: { content: { id: number } } }>().data.content.id, image };
}

async function shareLinks(own: number, foreign: number): Promise<Pick<World, 'shareToken' | 'foreignLink'>> {
  const [mine, others] = await Promise.all(
    [own, foreign].map(async (dealer) => {
      const made = await service.call('GET', `/api/dealerAuthToken/${dealer}/share`, { as: 'ka.admin' });
      return made.json<{ data: { id: number; token: string } }>().data;
    }),
  );
  return { shareToken: mine?.token ?? '', foreignLink: others?.id ?? 0 };
}

async function credentialsOfAStranger(): Promise<Pick<World, 'token' | 'session' | 'anExport' | 'factor'>> {
  const { database, clock } = service;
  const now = clock.now();
  const [user] = await database
    .insert(users)
    .values({ username: 'qualcun.altro@esempio.it', createdAt: now, updatedAt: now })
    .returning();
  const [token] = await database
    .insert(personalTokens)
    .values({
      userId: user?.id ?? 0,
      name: 'Altrui',
      tokenHash: 'none',
      ending: 'none',
      createdAt: now,
      expiresAt: new Date(now.getTime() + 1000),
    })
    .returning();
  const expiresAt = new Date(now.getTime() + 24 * 60 * 60 * 1000);
  const [session] = await database
    .insert(sessions)
    .values({ userId: user?.id ?? 0, tokenHash: 'none', createdAt: now, expiresAt })
    .returning();
  const [anExport] = await database
    .insert(exportJobs)
    .values({
      userId: user?.id ?? 0,
      type: 'dealers',
      format: 'csv',
      input: { params: {} },
      filename: 'Dealer.csv',
      contentType: 'text/csv',
      day: '2025-12-31',
      createdAt: now,
      expiresAt,
    })
    .returning();
  const [factor] = await database
    .insert(secondFactors)
    .values({ userId: user?.id ?? 0, kind: 'totp', name: 'Altrui', createdAt: now })
    .returning();
  if (!token || !session || !anExport || !factor) throw new Error('There is no stranger.');
  return { token: token.id, session: session.id, anExport: anExport.id, factor: factor.id };
}

/** Values of a path's parameters, by their names. */
type Ids = Readonly<Record<string, number | string>>;

/** The request of an operation on one object, so that nothing but the object decides. */
interface OnObject {
  /** The objects that the dealer DE00001 and those above it may reach; nothing to reach without. */
  readonly own?: Ids;
  /** The objects that a caller whose member has this path must not be able to tell from missing ones. */
  readonly strangers?: (top: string) => readonly Ids[];
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const missing = 2_000_000_000;
const impossible = ['0', '-1', 'abc', '1.5', '99999999999', '%00'];

/** The foreign dealer, to everybody but those above it. */
const aDealer =
  (name: string) =>
  ({ own, foreign }: World): OnObject => ({
    own: { [name]: own.id },
    strangers: (top) => (foreign.path.startsWith(top) ? [] : [{ [name]: foreign.id }]),
  });

/** The same, and a member that is no dealer. */
const oneDealer =
  (body?: (world: World) => unknown, name = 'id') =>
  (at: World): OnObject => {
    const dealer = aDealer(name)(at);
    return {
      ...dealer,
      strangers: (top) => [{ [name]: at.agent.id }, ...(dealer.strangers?.(top) ?? [])],
      body: body?.(at),
    };
  };

/** A dealer and a year. */
const aDealersYear =
  (dealer: string, year: string) =>
  (at: World): OnObject => {
    const { own, strangers } = oneDealer(undefined, dealer)(at);
    return {
      own: { ...own, [year]: 2025 },
      strangers: (top) => (strangers?.(top) ?? []).map((ids) => ({ ...ids, [year]: 2025 })),
    };
  };

/** A dealer and the audience of a share link. */
const anAudience = (at: World): OnObject => {
  const { own, strangers } = oneDealer(undefined, 'a')(at);
  return {
    own: { ...own, b: 'share' },
    strangers: (top) => (strangers?.(top) ?? []).map((ids) => ({ ...ids, b: 'share' })),
  };
};

/** A campaign that the dealer is not in, to the dealer; to everybody else campaigns are no secret. */
const aCampaign =
  (body?: (world: World) => unknown) =>
  (at: World): OnObject => ({
    own: { id: at.mine },
    strangers: (top) => (top === at.own.path ? [{ id: at.others }] : []),
    body: body?.(at),
  });

/** Two campaigns, which are no secret to whoever compares them. */
const twoCampaigns =
  (body?: unknown) =>
  ({ mine, others }: World): OnObject => ({
    own: { id: mine, otherId: others },
    strangers: () => [{ id: mine, otherId: missing }],
    body,
  });

/** A dealer outside the subtree or outside the campaign, or in a campaign that does not exist. */
const aMembership =
  (body?: unknown) =>
  ({ own, foreign, mine, others }: World): OnObject => ({
    own: { id: mine, dealerId: own.id },
    strangers: (top) => [
      { id: others, dealerId: own.id },
      { id: missing, dealerId: own.id },
      ...(foreign.path.startsWith(top) ? [] : [{ id: mine, dealerId: foreign.id }]),
    ],
    body,
  });

/** An entry that no ledger has, or of a membership that is out of reach. */
const anEntry =
  (body: unknown) =>
  (at: World): OnObject => ({
    strangers: (top) => [
      { id: at.mine, dealerId: at.own.id, entryId: missing },
      ...(aMembership()(at).strangers?.(top) ?? []).map((ids) => ({ ...ids, entryId: 1 })),
    ],
    body,
  });

/** A file of another campaign. */
const anAttachment =
  (campaign: string, file: string) =>
  ({ mine, others, attachment }: World): OnObject => ({
    own: { [campaign]: mine, [file]: attachment },
    strangers: () => [{ [campaign]: others, [file]: attachment }],
  });

/** The token of a user who is none of the callers. */
const somebodysToken = ({ token }: World): OnObject => ({ strangers: () => [{ id: token }] });

const somebodysFactor = ({ factor }: World): OnObject => ({ strangers: () => [{ id: factor }] });

const somebodysSession = ({ session }: World): OnObject => ({ strangers: () => [{ id: session }] });

/** Who reads the list of a document. */
const pagesKey = sign(gatewayKeyTexts.pages, testSecret);
const reader = '5f0c4e1c-0d0a-4d6b-9c4e-0f6f1f3f2a01';

const somebodysExport =
  (name: string, more: Ids = {}, body?: unknown) =>
  ({ anExport }: World): OnObject => ({
    strangers: () => [{ [name]: anExport, ...more }],
    ...(body !== undefined && { own: more, body }),
  });

const anImport = (body?: unknown) => (): OnObject => ({ body });

const newDealer = ({ agent }: World) => ({
  businessName: 'Gomme Prova S.r.l.',
  vatNumber: '01234567897',
  region: 'Lazio',
  province: 'RM',
  city: 'Roma',
  tier: 'gold',
  joinedOn: '2024-05-01',
  parentId: agent.id,
});

const wholeCampaign = () => ({
  title: 'Altro titolo',
  type: 'all',
  duration: 'annual',
  isMain: true,
  year: 2025,
  ...ordinaryRules,
});

/** One of the demonstration's customers, who are nobody's in the tree: each is everybody's who may read them. */
function aCustomer(body?: object) {
  return (): OnObject => ({ own: { id: 1 }, body });
}

/** Who manages users stands at the root, and sees all of them. */
function aUser(body?: object) {
  return (): OnObject => ({ body });
}

/** A link of another dealer, by the number of one's own. */
const aLink = ({ own, foreign, foreignLink }: World): OnObject => ({
  own: { id: own.id, tokenId: missing },
  strangers: (top) => [
    { id: own.id, tokenId: foreignLink },
    ...(foreign.path.startsWith(top) ? [] : [{ id: foreign.id, tokenId: foreignLink }]),
  ],
});

/** The token decides, whoever sends it; more wrong tries from one address would be refused. */
const theTokensDealer = ({ own, foreign, shareToken }: World): OnObject => ({
  own: { id: own.id },
  strangers: (top) => (top === own.path ? [{ id: foreign.id }] : []),
  body: { data: { token: shareToken } },
});

/** Published contents, which everybody reads; drafts are in content/content.test.ts. */
const aContent =
  (name: string, more: Ids = {}) =>
  ({ content }: World): OnObject => ({ own: { [name]: content, ...more }, body: {} });

/** Administrators alone see simulations and proposals, and all of them. */
const aSimulation =
  (body?: unknown) =>
  ({ simulation }: World): OnObject => ({ own: { id: simulation }, body });
const aProposal =
  (body?: unknown) =>
  ({ proposal }: World): OnObject => ({ own: { id: proposal }, body });
const aSettlement =
  (body?: unknown) =>
  ({ settlement }: World): OnObject => ({ own: { id: settlement }, body });

/** Administrators alone see requests, and all of them. */
const anApproval =
  (body?: unknown) =>
  ({ approval }: World): OnObject => ({ own: { id: approval }, body });

/** A dispute of a dealer that is out of reach. */
const aDispute =
  (body?: unknown) =>
  ({ foreign, ownDispute, foreignDispute }: World): OnObject => ({
    own: ownDispute,
    strangers: (top) => (foreign.path.startsWith(top) ? [] : [foreignDispute]),
    body,
  });
/** Administrators alone see webhooks, and all of them. */
const aWebhook =
  (body?: unknown) =>
  ({ webhook }: World): OnObject => ({ own: { id: webhook }, body });
const aDelivery =
  () =>
  ({ webhook, delivery }: World): OnObject => ({ own: { id: webhook, deliveryId: delivery } });

/** A document of a dealer that is out of reach. */
const aDocument =
  (body?: unknown) =>
  ({ foreign, ownDocument, foreignDocument }: World): OnObject => ({
    own: { documentId: ownDocument },
    strangers: (top) => (foreign.path.startsWith(top) ? [] : [{ documentId: foreignDocument }]),
    body,
  });
/** A note on a dealer by somebody at the agent below the caller, or from above it. */
const aNote =
  (body?: unknown) =>
  ({ ownNote, foreignNote }: World): OnObject => ({
    own: { id: ownNote },
    strangers: (top) => (top.split('/').length === 3 ? [] : [{ id: foreignNote }]),
    body,
  });
const aRulesPreview =
  (body?: unknown) =>
  ({ rulesPreview }: World): OnObject => ({ own: { id: rulesPreview }, body });
const terms = {
  growth: { prospect: '1.2', gold: '1', platinum: '1' },
  floor: { prospect: 1, gold: 1, platinum: 1 },
  step: 4,
} as const;

/** Every operation on one object: a route without a row fails the test. */
const onObjects: Readonly<Record<string, (world: World) => OnObject>> = {
  listMembersByRoleAndParent: aDealer('parent'),
  getDealer: oneDealer(),
  updateDealer: oneDealer(newDealer),
  dealerNotes: oneDealer(() => ({})),
  createNote: oneDealer(() => ({ text: 'Chiamato' })),
  updateNote: aNote({ text: 'Richiamato' }),
  deleteNote: aNote(),
  setNoteStepDone: aNote({ done: true }),
  updateDealerStatus: oneDealer(() => ({ data: { status: 'suspended' } })),
  deleteDealer: oneDealer(),
  dealerAudit: oneDealer(),
  isProspect: oneDealer(),
  prevYearSales: aDealersYear('a', 'b'),
  createShareToken: anAudience,
  listShareTokens: oneDealer(),
  revokeShareToken: aLink,
  sharePrevYear: theTokensDealer,
  dealerCampaignsReport: (at) => ({ ...aDealer('dealerId')(at), body: {} }),
  campaignAudit: aCampaign(),
  getCampaign: aCampaign(),
  updateCampaign: aCampaign(wholeCampaign),
  campaignDealers: aCampaign(() => ({})),
  campaignCurve: aCampaign(),
  campaignComparison: twoCampaigns(),
  comparedDealers: twoCampaigns({}),
  exportComparedDealers: twoCampaigns({ format: 'csv' }),
  unsubscribedDealers: ({ mine }) => ({ own: { campaignId: mine } }),
  createSimulation: aCampaign(() => ({})),
  listSimulations: aCampaign(),
  previewCampaignCost: aCampaign(() => ({
    incentiveDetail: ordinaryRules.incentiveDetail,
    factorBoostDetail: ordinaryRules.factorBoostDetail,
    eligibility: {},
  })),
  getSimulation: aSimulation(),
  deleteSimulation: aSimulation(),
  simulationDealers: aSimulation({}),
  exportSimulation: aSimulation({ format: 'csv' }),
  campaignRules: aCampaign(),
  previewRules: aCampaign(() => ({
    incentiveDetail: ordinaryRules.incentiveDetail,
    factorBoostDetail: ordinaryRules.factorBoostDetail,
    eligibility: {},
    ...period,
  })),
  rulesPreviewDealers: aRulesPreview({}),
  exportRulesPreview: aRulesPreview({ format: 'csv' }),
  createGoalProposal: aCampaign(() => terms),
  listGoalProposals: aCampaign(),
  pasteGoals: aCampaign(() => ({ goals: [{ dealerId: 1, goal: '10' }], dryRun: true })),
  getGoalProposal: aProposal(),
  deleteGoalProposal: aProposal(),
  proposedGoals: aProposal({}),
  editProposedGoals: aProposal({ goals: [{ dealerId: 1, goal: '10' }] }),
  importProposedGoals: aProposal(),
  exportProposedGoals: aProposal({ format: 'csv' }),
  campaignMembership: aCampaign(() => ({ format: 'csv' })),
  exportEntries: aCampaign(() => ({ format: 'csv' })),
  exportRedemptions: aCampaign(() => ({ format: 'csv' })),
  revokePersonalToken: somebodysToken,
  endSession: somebodysSession,
  removeFactor: somebodysFactor,
  addDealerToCampaign: aCampaign(({ own }) => ({ data: { goalThreshold: 1, dealer: own.id } })),
  acceptCampaign: aCampaign(() => ({ accepted: 1 })),
  closeCampaignRegistration: aCampaign(),
  closeCampaign: aCampaign(),
  openCampaign: aCampaign(() => ({})),
  copyCampaign: aCampaign(() => ({})),
  deleteCampaign: aCampaign(),
  campaignDealer: aMembership(),
  campaignStatement: aMembership(),
  campaignStatementDocument: aMembership(),
  campaignLines: aMembership(),
  exportCampaignLines: aMembership(),
  campaignExcludedLines: aMembership(),
  membershipChanges: aMembership(),
  membershipBridge: aMembership(),
  membershipFiguresOn: (at) => ({ ...aMembership()(at), query: '?day=2026-03-02' }),
  campaignForecast: aMembership(),
  campaignWhatIf: (at) => ({ ...aMembership()(at), query: '?tires=4' }),
  accrualCauses: (at) => {
    const { own, strangers } = aMembership()(at);
    const inMonth = (ids: Ids) => ({ ...ids, month: '2025-01' });
    return { own: inMonth(own ?? {}), strangers: (top) => (strangers?.(top) ?? []).map(inMonth) };
  },
  listEntries: aMembership(),
  recordAdjustment: aMembership({ day: '2025-05-01', amount: '-0.01', reason: 'Accordo' }),
  reverseEntry: anEntry({ reason: 'Errore' }),
  dealerPrizes: oneDealer(),
  exportDealerPrizes: oneDealer(),
  dealerSettlementDocuments: oneDealer(),
  getSettlement: aSettlement(),
  updateSettlement: ({ mine }) => ({
    body: { title: 'Altra', campaigns: [mine], filter: {}, minimum: '0', day: '2025-10-15' },
  }),
  deleteSettlement: () => ({}),
  settlementLines: aSettlement({}),
  exportSettlementLines: aSettlement({ format: 'csv' }),
  proposeSettlement: () => ({}),
  withdrawSettlement: () => ({}),
  approveSettlement: () => ({}),
  getApproval: anApproval(),
  // who asked for it decides nothing, and may withdraw it
  approveRequest: anApproval(),
  refuseRequest: anApproval({ reason: 'No' }),
  withdrawRequest: anApproval(),
  getDispute: aDispute(),
  disputeImports: aDispute(),
  writeDisputeMessage: aDispute({ text: 'Ciao' }),
  withdrawDispute: aDispute(),
  assignDispute: aDispute({ assigneeId: null }),
  refuseDispute: aDispute({ reason: 'No' }),
  acceptDispute: aDispute({ reason: 'No', importId: 1 }),
  addDisputeAttachment: aDispute({ uploadId: 1 }),
  downloadDisputeAttachment: aDispute(),
  revokeServiceAccount: ({ serviceAccount }) => ({ own: { id: serviceAccount } }),
  getWebhook: aWebhook(),
  updateWebhook: aWebhook({ url: 'https://receiver.example', description: '', kinds: ['monthClosed'], enabled: true }),
  deleteWebhook: () => ({}),
  rotateWebhookSecret: aWebhook(),
  pingWebhook: aWebhook(),
  webhookDeliveriesTable: aWebhook({}),
  getWebhookDelivery: aDelivery(),
  replayWebhookDelivery: aDelivery(),
  replayWebhook: aWebhook({ since: '2025-01-01' }),
  // no file of it was prepared
  exportFatturaPa: () => ({}),
  getSettlementDocument: aDocument(),
  settlementDocumentPdf: aDocument(),
  cancelSettlementDocument: aDocument({ reason: 'Errore' }),
  settlementDocumentNeverSent: aDocument({ reason: 'Errore' }),
  paySettlementDocument: aDocument({ paidOn: '2025-10-15' }),
  takeBackSettlementPayment: aDocument({ reason: 'Errore' }),
  returnSettlementPayment: aDocument({ reason: 'Errore', day: '2025-10-15' }),
  settlementDocumentEvents: aDocument(),
  recordSettlementDocumentOutcome: aDocument({ outcome: 'delivered', day: '2025-10-15' }),
  discardSettlementDocument: aDocument({ reason: 'Errore' }),
  answerSettlementDocument: aDocument({ reason: 'Errore' }),
  settlementFiles: aSettlement(),
  dealerSettlementHolds: oneDealer(),
  releaseSettlementCredits: () => ({}),
  listRedemptions: aMembership(),
  recordRedemption: aMembership({ redeemedOn: '2025-05-01', amount: '0.01' }),
  editDealerGoal: aMembership({ data: { goalThreshold: 2 } }),
  removeDealerFromCampaign: aMembership(),
  sendCampaignReminder: aMembership(),
  // Administrators see one another's runs; what they are about is cut to the subtree.
  reminderRun: () => ({}),
  exportReminderOutcomes: () => ({}),
  addCampaignAttachment: (at) => ({ ...aCampaign()(at), ...note }),
  removeCampaignAttachment: anAttachment('id', 'attachmentId'),
  downloadCampaignAttachment: anAttachment('a', 'b'),
  getExport: somebodysExport('id'),
  deleteExport: somebodysExport('id'),
  addExportPage: somebodysExport('id', { page: 1 }, { key: pagesKey, reader, lines: '', done: 0, total: 0 }),
  endExportPages: somebodysExport('id', {}, { status: 'collected', key: pagesKey, reader, pages: 1, rows: 0 }),
  downloadExport: somebodysExport('file'),
  downloadNamedExport: somebodysExport('file', { sub: 'Dealer.csv' }),
  getCustomer: aCustomer(),
  updateCustomer: aCustomer({ type: 'Business', status: 'Active', businessName: 'Uno', email: 'uno@gdd.example' }),
  deleteCustomer: aCustomer(),
  getManagedUser: aUser(),
  proposedMembers: aUser(),
  updateManagedUser: aUser({ name: null, roles: ['Consultant'], memberId: 1 }),
  disableUser: aUser(),
  enableUser: aUser(),
  inviteUserAgain: aUser(),
  endUserSessions: aUser(),
  requestFactorReset: aUser(),
  readContent: aContent('id'),
  downloadTool: aContent('a', { b: 'cover' }),
  downloadContentImage: ({ image }) => ({ own: { id: image } }),
  contentsOfSegment: aContent('segment'),
  updateContent: aContent('id'),
  getImport: anImport(),
  importErrorsFile: anImport(),
  applyImport: anImport({}),
  undoImport: anImport(),
  importUndo: anImport(),
  mapImportColumns: anImport({ columns: [{ column: 1, field: 'documento' }] }),
  deleteColumnMapping: anImport(),
};

const withAccess = new Map(operationsWithAccess(service.app).map((operation) => [operation.name, operation]));

function operationNamed(name: string): Operation {
  const operation = withAccess.get(name);
  if (operation === undefined) throw new Error(`${name} is no operation of the access table.`);
  return operation;
}

/** The parameter that the route names. */
function objectOf({ name, object }: Operation): string {
  if (object === undefined) throw new Error(`${name} is about no object.`);
  return object;
}

/** Asks an operation about an object, as somebody, so that answers can be compared byte for byte. */
function requester({ method, url }: Operation, { body, query = '', headers }: OnObject, as: string) {
  return (ids: Ids) => {
    const path = url.replace('{role}', 'Dealer').replace(/\{(\w+)\}/g, (_all, name: string) => String(ids[name]));
    const sameForAll = { 'x-request-id': 'the-same-for-all', ...headers };
    return service.call(method, `${path}${query}`, { as, body, headers: sameForAll });
  };
}

async function pathOf(username: string): Promise<string> {
  const user = demonstrationUsers.find((each) => each.username === username);
  return (await service.memberWithCode(user?.memberCode ?? '')).path;
}

const allowed = (operation: Operation) =>
  demonstrationUsers.map(({ username }) => username).filter((name) => expectedStatus(operation, name) === 'allowed');

// the first test finds the rows of no operation, and access.test.ts the operations that are missing here
const names = shareOf(
  'objects',
  Object.keys(onObjects).filter((name) => withAccess.has(name)),
  (name) => foldersOf(operationNamed(name)),
);

describe('one object', () => {
  test('is named by each of these operations and by no other', () => {
    const named = operations(service.app).filter(({ object }) => object !== undefined);
    expect(named.map(({ name }) => name).sort()).toEqual(Object.keys(onObjects).sort());
  });

  test.each(names)('of %s that is foreign is answered like one that is missing', async (name) => {
    const operation = operationNamed(name);
    const row = (onObjects[name] as (at: World) => OnObject)(world);
    const wrong: string[] = [];
    for (const username of allowed(operation)) {
      const send = requester(operation, row, username);
      const nothing = await send({ ...row.own, [objectOf(operation)]: missing });
      if (nothing.statusCode !== 404) wrong.push(`${username}: ${nothing.body}`);
      for (const ids of row.strangers?.(await pathOf(username)) ?? []) {
        const { body } = await send(ids);
        if (body !== nothing.body) wrong.push(`${username} ${JSON.stringify(ids)}: ${body}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(names)('of %s that no id can name is answered like one that is missing', async (name) => {
    const operation = operationNamed(name);
    const row = (onObjects[name] as (at: World) => OnObject)(world);
    const send = requester(operation, row, allowed(operation)[0] ?? '');
    const responses = await Promise.all(
      [missing, ...impossible].map((id) => send({ ...row.own, [objectOf(operation)]: id })),
    );
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  });

  test('is read by everybody at or above it', async () => {
    const wrong: string[] = [];
    for (const operation of withAccess.values()) {
      const row = onObjects[operation.name]?.(world);
      if (operation.effect === 'write' || row?.own === undefined) continue;
      for (const username of allowed(operation)) {
        if (!world.own.path.startsWith(await pathOf(username))) continue;
        const { statusCode } = await requester(operation, row, username)(row.own);
        if (statusCode !== 200) wrong.push(`${username} ${operation.name}: ${statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
