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

/** Fields of a table's state that only the client uses: the service ignores them, so no error names them. */
const unread = new Set(['paginator.total', 'paginator.pageSizes', 'grouping', 'entityId']);

/** The names of the bounds of a column with days. */
const days = (column, name) => ({
  [`filter.${column}`]: `filter.${name}From`,
  [`filter.${column}.from`]: `filter.${name}From`,
  [`filter.${column}.to`]: `filter.${name}To`,
});

/** The same for a file: errors of a ticket name the fields with the prefix `body.`. */
const daysOfFile = (column, name) => {
  const names = days(column, name);
  return { ...names, ...Object.fromEntries(Object.entries(names).map(([field, to]) => [`body.${field}`, to])) };
};

/** The names that follow no rule, by operationId. A new input needs no entry: it has the names of the REST service. */
const renamed = {
  auditTable: days('at', 'at'),
  exportAudit: Object.fromEntries(
    ['search', 'source', 'userId', 'entity', 'entityId', 'action', 'atFrom', 'atTo'].flatMap((name) =>
      [`query.${name}`, name].map((field) => [field, name === 'search' ? name : `filter.${name}`]),
    ),
  ),
  addDealerToCampaign: { 'data.dealer': 'dealerId' },
  // An error of a file is reported on the upload that contains it.
  addCampaignAttachment: { upload: 'uploadId', file: 'uploadId' },
  // An error names the index of the item: the tyres of one boost.
  campaignExample: { 'boostedTires.*': 'boostedTires.*' },
  // An error names the index of the volume.
  createSimulation: { 'volumes.*': 'volumes.*' },
  // Named as the uploads of attachments and imports are.
  addContentImage: { upload: 'uploadId' },
  contentsTable: { ...days('publishedOn', 'published'), 'filter.doc_type_id': 'filter.docType' },
  // The gateway calls it with the id of one content alone.
  contentsOfSegment: { ...days('publishedOn', 'published'), 'filter.doc_type_id': 'filter.docType' },
  createContent: { doc_type_id: 'docType' },
  updateContent: { doc_type_id: 'docType' },
  customersTable: days('createdOn', 'created'),
  exportCustomers: daysOfFile('createdOn', 'created'),
  exportImports: daysOfFile('createdAt', 'created'),
  mailsTable: days('queuedAt', 'queued'),
  smsConsentsTable: days('decidedAt', 'decided'),
  exportSmsConsents: daysOfFile('decidedAt', 'decided'),
  dealersTable: days('joinedOn', 'joined'),
  updateDealerStatuses: days('joinedOn', 'joined'),
  exportDealers: Object.fromEntries(
    ['search', 'status', 'tier', 'region', 'province', 'memberId', 'joinedFrom', 'joinedTo', 'stopped'].flatMap(
      (name) =>
        // Errors of form have the prefix `query.`, errors of the route itself have none.
        [`query.${name}`, name].map((field) => [field, name === 'search' ? name : `filter.${name}`]),
    ),
  ),
  importsTable: days('createdAt', 'created'),
  // Named as in the route that streams the same file.
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
 * The GraphQL name of a field by the rules: those of `tableNames`; without the wrappers `data` and `params`; `filters`
 * becomes `filter`; in lowerCamelCase.
 */
function graphqlName(field) {
  const inner = withoutParams(field);
  return tableNames[inner] ?? camelCase(inner.replace(/^data\./, '').replace(/^filters\b/, 'filter'));
}

const withoutParams = (field) => field.replace(/^params\./, '');

/** Fields that only contain other fields: no error names them. */
const containers = new Set(['data', 'data.filters', 'params', 'filter', 'paginator', 'sorting']);

/** Whether a field is an input of its own; an item is named by its list. */
function isInput(field, isTable) {
  const inner = withoutParams(field);
  return !containers.has(inner) && !field.endsWith('.*') && !(isTable && unread.has(inner));
}

/**
 * Whether an error may name a path parameter: a number that is not an id, or a text with a pattern. For an invalid id
 * the response is 404, as for one that does not exist.
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
  // For tickets of files, errors of form have the prefix `body.`, errors of the route itself have none.
  const ofTicket =
    successSchema(operation) === undefined ? body.map((field) => [`body.${field}`, graphqlName(field)]) : [];
  return { ...Object.fromEntries([...names, ...ofTicket]), ...renamed[operationId] };
}
