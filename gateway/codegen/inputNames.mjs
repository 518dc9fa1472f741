// The GraphQL names of the REST service's input fields, for errors that name them.
import { bodySchema, dereferenced, successSchema } from './operations.mjs';

const largestId = 2_147_483_647;

/** A table's page, order and search. */
const tableNames = {
  'paginator.page': 'page',
  'paginator.pageSize': 'pageSize',
  'sorting.column': 'sort.column',
  'sorting.direction': 'sort.direction',
  searchTerm: 'search',
};

/** Fields of a table's state that are the client's alone: the service reads none, so nothing can be wrong there. */
const unread = new Set(['paginator.total', 'paginator.pageSizes', 'grouping', 'entityId']);

/** The days between which a column lies. */
const days = (column, name) => ({
  [`filter.${column}`]: `filter.${name}From`,
  [`filter.${column}.from`]: `filter.${name}From`,
  [`filter.${column}.to`]: `filter.${name}To`,
});

/** The same of a file: a ticket names them with their part. */
const daysOfFile = (column, name) => {
  const names = days(column, name);
  return { ...names, ...Object.fromEntries(Object.entries(names).map(([field, to]) => [`body.${field}`, to])) };
};

/** The names that follow no rule, by operationId. A new input needs none: it has the REST service's own names. */
const renamed = {
  auditTable: days('at', 'at'),
  exportAudit: Object.fromEntries(
    ['search', 'source', 'userId', 'entity', 'entityId', 'action', 'atFrom', 'atTo'].flatMap((name) =>
      [`query.${name}`, name].map((field) => [field, name === 'search' ? name : `filter.${name}`]),
    ),
  ),
  addDealerToCampaign: { 'data.dealer': 'dealerId' },
  // A fault of a file is a fault of the upload that brought it.
  addCampaignAttachment: { upload: 'uploadId', file: 'uploadId' },
  // Each of the monthly tyres is named by its number.
  campaignExample: { 'boostedTires.*': 'boostedTires.*' },
  // Each volume is named by its number.
  createSimulation: { 'volumes.*': 'volumes.*' },
  // Its upload is asked for as those of attachments and imports are.
  addContentImage: { upload: 'uploadId' },
  contentsTable: { ...days('publishedOn', 'published'), 'filter.doc_type_id': 'filter.docType' },
  // Asked for one content alone, by its number.
  contentsOfSegment: { ...days('publishedOn', 'published'), 'filter.doc_type_id': 'filter.docType' },
  createContent: { doc_type_id: 'docType' },
  updateContent: { doc_type_id: 'docType' },
  customersTable: days('createdOn', 'created'),
  exportCustomers: daysOfFile('createdOn', 'created'),
  exportImports: daysOfFile('createdAt', 'created'),
  mailsTable: days('queuedAt', 'queued'),
  dealersTable: days('joinedOn', 'joined'),
  updateDealerStatuses: days('joinedOn', 'joined'),
  exportDealers: Object.fromEntries(
    ['search', 'status', 'tier', 'region', 'province', 'memberId', 'joinedFrom', 'joinedTo', 'stopped'].flatMap(
      (name) =>
        // A ticket names what has the wrong form with its part, and what the route itself refuses without.
        [`query.${name}`, name].map((field) => [field, name === 'search' ? name : `filter.${name}`]),
    ),
  ),
  importsTable: days('createdAt', 'created'),
  // The fields of a job are named as the route names them that streams the same file.
  requestExport: {
    ...days('joinedOn', 'joined'),
    ...days('createdOn', 'created'),
    ...days('createdAt', 'created'),
    ...days('at', 'at'),
    memberId: 'filter.memberId',
  },
  notesTable: days('nextStepOn', 'nextStep'),
  prevYearSales: { b: 'year' },
  createSettlement: days('joinedOn', 'joined'),
  updateSettlement: days('joinedOn', 'joined'),
  settlementsTable: days('day', 'day'),
  settlementDocumentsTable: days('day', 'day'),
  exportSettlementDocuments: daysOfFile('day', 'day'),
  startImport: { upload: 'uploadId', file: 'uploadId' },
  pushSaleLines: { upload: 'uploadId', file: 'uploadId' },
};

/** The fields of a schema and of what is inside it; `*` stands for the number of an item. */
function fieldsOf(schema, path = '') {
  const { properties = {}, items, anyOf = [], oneOf = [] } = dereferenced(schema);
  const inner = (name, inside) => {
    const field = path === '' ? name : `${path}.${name}`;
    return [field, ...fieldsOf(inside, field)];
  };
  return [
    ...Object.entries(properties).flatMap(([name, inside]) => inner(name, inside)),
    ...(items ? inner('*', items) : []),
    ...[...anyOf, ...oneOf].flatMap((choice) => fieldsOf(choice, path)),
  ];
}

const camelCase = (name) => name.replaceAll(/_([a-z])/g, (_, letter) => letter.toUpperCase());

/**
 * The name of a field by the rules: a table's own, without the `data` and `params` around some inputs, whose filters are
 * a table's, and in lowerCamelCase.
 */
function graphqlName(field) {
  const inner = withoutParams(field);
  return tableNames[inner] ?? camelCase(inner.replace(/^data\./, '').replace(/^filters\b/, 'filter'));
}

const withoutParams = (field) => field.replace(/^params\./, '');

/** Fields that only hold other fields, and are never wrong themselves. */
const frames = new Set(['data', 'data.filters', 'params', 'filter', 'paginator', 'sorting']);

/** Whether a field is an input of its own; an item is named by its list. */
function isInput(field, isTable) {
  const inner = withoutParams(field);
  return !frames.has(inner) && !field.endsWith('.*') && !(isTable && unread.has(inner));
}

/**
 * Whether an error may name a path parameter: a number that is no id, or a text of a certain form. An id that cannot be one
 * is answered like a missing one.
 */
const mayBeWrong = ({ schema }) =>
  schema.pattern !== undefined ||
  (schema.type === 'integer' && !(schema.minimum === 1 && schema.maximum === largestId));

/** The input fields of an operation → their names in GraphQL. */
export function inputNames(operation) {
  const { parameters = [], operationId } = operation;
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const inPath = parameters.filter((each) => each.in === 'path' && mayBeWrong(each)).map(({ name }) => name);
  const fields = fieldsOf(bodySchema(operation) ?? {});
  const body = fields.filter((field) =>
    isInput(
      field,
      fields.some((each) => withoutParams(each) === 'paginator'),
    ),
  );
  const names = [...query, ...inPath, ...body].map((field) => [field, graphqlName(field)]);
  // A ticket names what of a file's body has the wrong form with its part, and what the route itself refuses without.
  const ofTicket =
    successSchema(operation) === undefined ? body.map((field) => [`body.${field}`, graphqlName(field)]) : [];
  return { ...Object.fromEntries([...names, ...ofTicket]), ...renamed[operationId] };
}
