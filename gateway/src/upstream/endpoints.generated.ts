// Printed from schema/rest.openapi.json by gateway/codegen. Do not edit.
import { endpoint, fileRoute } from './endpoint.js';

/** Sign in. */
export const login = endpoint("POST", "/login", {
  operation: "login",
  area: "auth",
  effect: "write",
  access: "public",
  fields: {"username":"username","password":"password"},
});

/** Sign out. */
export const logout = endpoint("POST", "/logout", {
  operation: "logout",
  area: "auth",
  effect: "write",
  access: "account",
});

/** Ask for a link to set a new password. */
export const forgotPassword = endpoint("POST", "/auth/forgotPassword", {
  operation: "forgotPassword",
  area: "auth",
  effect: "write",
  access: "public",
  fields: {"email":"email"},
});

/** Set the password by the link of a mail. */
export const resetPassword = endpoint("POST", "/auth/resetPassword", {
  operation: "resetPassword",
  area: "auth",
  effect: "write",
  access: "public",
  fields: {"token":"token","password":"password","password_confirmation":"passwordConfirmation"},
});

/** Confirm an address by the link of a mail. */
export const confirmEmail = endpoint("POST", "/auth/confirmEmail", {
  operation: "confirmEmail",
  area: "auth",
  effect: "write",
  access: "public",
  fields: {"token":"token"},
});

/** Send the link again that confirms the own address. */
export const sendConfirmation = endpoint("POST", "/user/confirmation", {
  operation: "sendConfirmation",
  area: "auth",
  effect: "write",
  access: "account",
});

/** The user of the token. */
export const getUser = endpoint("GET", "/user", {
  operation: "getUser",
  area: "auth",
  effect: "read",
  access: "account",
});

/** Change the own name, mail address and telephone. */
export const updateUser = endpoint("PUT", "/user", {
  operation: "updateUser",
  area: "auth",
  effect: "write",
  access: "account",
  fields: {"name":"name","email":"email","phone":"phone","current_password":"currentPassword"},
});

/** Change the own password. */
export const changePassword = endpoint("PUT", "/user/password", {
  operation: "changePassword",
  area: "auth",
  effect: "write",
  access: "account",
  fields: {"current_password":"currentPassword","password":"password","password_confirmation":"passwordConfirmation"},
});

/** The own sessions. */
export const listSessions = endpoint("GET", "/user/sessions", {
  operation: "listSessions",
  area: "auth",
  effect: "read",
  access: "account",
});

/** End the other own sessions. */
export const endOtherSessions = endpoint("DELETE", "/user/sessions", {
  operation: "endOtherSessions",
  area: "auth",
  effect: "write",
  access: "account",
});

/** Give the own password again. */
export const confirmPassword = endpoint("POST", "/user/confirmPassword", {
  operation: "confirmPassword",
  area: "auth",
  effect: "write",
  access: "account",
  fields: {"password":"password"},
});

/** End an own session. */
export const endSession = endpoint("DELETE", "/user/sessions/{id}", {
  operation: "endSession",
  area: "auth",
  effect: "write",
  access: "account",
});

/** The own personal tokens. */
export const listPersonalTokens = endpoint("GET", "/user/tokens", {
  operation: "listPersonalTokens",
  area: "auth",
  effect: "read",
  access: "signedIn",
});

/** Make a personal token. */
export const createPersonalToken = endpoint("POST", "/user/tokens", {
  operation: "createPersonalToken",
  area: "auth",
  effect: "write",
  access: "signedIn",
  fields: {"data.name":"name","data.expiresInDays":"expiresInDays","data.current_password":"currentPassword"},
});

/** Revoke an own personal token. */
export const revokePersonalToken = endpoint("DELETE", "/user/tokens/{id}", {
  operation: "revokePersonalToken",
  area: "auth",
  effect: "write",
  access: "signedIn",
});

/** The own columns and views of lists. */
export const listSettings = endpoint("GET", "/user/lists", {
  operation: "listSettings",
  area: "lists",
  effect: "read",
  access: "signedIn",
});

/** Keep the own columns of a list. */
export const setListColumns = endpoint("PUT", "/user/lists/{list}/columns", {
  operation: "setListColumns",
  area: "lists",
  effect: "write",
  access: "signedIn",
  fields: {"columns":"columns","columns.order":"columns.order","columns.hidden":"columns.hidden","columns.widths":"columns.widths","columns.widths.*.field":"columns.widths.*.field","columns.widths.*.width":"columns.widths.*.width"},
});

/** Keep the own views of a list. */
export const setListViews = endpoint("PUT", "/user/lists/{list}/views", {
  operation: "setListViews",
  area: "lists",
  effect: "write",
  access: "signedIn",
  fields: {"views":"views","views.*.name":"views.*.name","views.*.query":"views.*.query"},
});

/** Register. */
export const register = endpoint("POST", "/users", {
  operation: "register",
  area: "users",
  effect: "write",
  access: "public",
  fields: {"username":"username","password":"password"},
});

/** Invite a user. */
export const inviteUser = endpoint("POST", "/users/invite", {
  operation: "inviteUser",
  area: "users",
  effect: "write",
  access: ["accessUsersManager"],
  fields: {"email":"email","name":"name","roles":"roles","memberId":"memberId"},
});

/** A page of the users. */
export const usersTable = endpoint("POST", "/users/table", {
  operation: "usersTable",
  area: "users",
  effect: "read",
  access: ["accessUsersManager"],
  fields: {"filter.state":"filter.state","filter.role":"filter.role","filter.memberId":"filter.memberId","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** How many users wait. */
export const waitingUsers = endpoint("GET", "/users/waiting-count", {
  operation: "waitingUsers",
  area: "users",
  effect: "read",
  access: ["accessUsersManager"],
});

/** One user. */
export const getManagedUser = endpoint("GET", "/users/{id}", {
  operation: "getManagedUser",
  area: "users",
  effect: "read",
  access: ["accessUsersManager"],
});

/** Change a user. */
export const updateManagedUser = endpoint("PUT", "/users/{id}", {
  operation: "updateManagedUser",
  area: "users",
  effect: "write",
  access: ["accessUsersManager"],
  fields: {"name":"name","email":"email","roles":"roles","memberId":"memberId","version":"version"},
});

/** Members with the address of a user. */
export const proposedMembers = endpoint("GET", "/users/{id}/members", {
  operation: "proposedMembers",
  area: "users",
  effect: "read",
  access: ["accessUsersManager"],
});

/** Shut a user out. */
export const disableUser = endpoint("PUT", "/users/{id}/disable", {
  operation: "disableUser",
  area: "users",
  effect: "write",
  access: ["accessUsersManager"],
});

/** Let a user in again. */
export const enableUser = endpoint("PUT", "/users/{id}/enable", {
  operation: "enableUser",
  area: "users",
  effect: "write",
  access: ["accessUsersManager"],
});

/** Send an invitation again. */
export const inviteUserAgain = endpoint("POST", "/users/{id}/invitation", {
  operation: "inviteUserAgain",
  area: "users",
  effect: "write",
  access: ["accessUsersManager"],
});

/** End all sessions of a user. */
export const endUserSessions = endpoint("DELETE", "/users/{id}/sessions", {
  operation: "endUserSessions",
  area: "users",
  effect: "write",
  access: ["accessUsersManager"],
});

/** Create a customer. */
export const createCustomer = endpoint("POST", "/customers", {
  operation: "createCustomer",
  area: "customers",
  effect: "write",
  access: ["accessUsersManager"],
  fields: {"type":"type","status":"status","businessName":"businessName","firstName":"firstName","lastName":"lastName","email":"email","phone":"phone","city":"city","id":"id","createdOn":"createdOn","version":"version"},
});

/** A page of the customers. */
export const customersTable = endpoint("POST", "/customers/find", {
  operation: "customersTable",
  area: "customers",
  effect: "read",
  access: ["accessUsersManager"],
  fields: {"filter.type":"filter.type","filter.status":"filter.status","filter.createdOn":"filter.createdFrom","filter.createdOn.from":"filter.createdFrom","filter.createdOn.to":"filter.createdTo","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** One customer. */
export const getCustomer = endpoint("GET", "/customers/{id}", {
  operation: "getCustomer",
  area: "customers",
  effect: "read",
  access: ["accessUsersManager"],
});

/** Change a customer. */
export const updateCustomer = endpoint("PUT", "/customers/{id}", {
  operation: "updateCustomer",
  area: "customers",
  effect: "write",
  access: ["accessUsersManager"],
  fields: {"type":"type","status":"status","businessName":"businessName","firstName":"firstName","lastName":"lastName","email":"email","phone":"phone","city":"city","id":"id","createdOn":"createdOn","version":"version"},
});

/** Delete a customer. */
export const deleteCustomer = endpoint("DELETE", "/customers/{id}", {
  operation: "deleteCustomer",
  area: "customers",
  effect: "write",
  access: ["accessUsersManager"],
});

/** Set the status of customers. */
export const updateCustomersStatus = endpoint("PUT", "/customers/updateStatus", {
  operation: "updateCustomersStatus",
  area: "customers",
  effect: "write",
  access: ["accessUsersManager"],
  fields: {"ids":"ids","status":"status"},
});

/** Delete customers. */
export const deleteCustomers = endpoint("PUT", "/customers/deleteItems", {
  operation: "deleteCustomers",
  area: "customers",
  effect: "write",
  access: ["accessUsersManager"],
  fields: {"ids":"ids"},
});

/** The customers as a table. */
export const exportCustomers = fileRoute("POST", "/customers/export", {
  operation: "exportCustomers",
  access: ["accessUsersManager"],
  cost: 200,
  fields: {"format":"format","filter.type":"filter.type","filter.status":"filter.status","filter.createdOn":"filter.createdFrom","filter.createdOn.from":"filter.createdFrom","filter.createdOn.to":"filter.createdTo","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search","body.format":"format","body.filter.type":"filter.type","body.filter.status":"filter.status","body.filter.createdOn":"filter.createdFrom","body.filter.createdOn.from":"filter.createdFrom","body.filter.createdOn.to":"filter.createdTo","body.sorting.column":"sort.column","body.sorting.direction":"sort.direction","body.searchTerm":"search"},
});

/** Dealers for selects. */
export const listDealers = endpoint("GET", "/dealers", {
  operation: "listDealers",
  area: "dealers",
  effect: "read",
  access: ["accessDealerManager"],
  fields: {"search":"search","limit":"limit"},
});

/** A page of the dealers. */
export const dealersTable = endpoint("POST", "/dealers/table", {
  operation: "dealersTable",
  area: "dealers",
  effect: "read",
  access: ["accessDealerManager"],
  fields: {"filter.status":"filter.status","filter.tier":"filter.tier","filter.region":"filter.region","filter.province":"filter.province","filter.city":"filter.city","filter.memberId":"filter.memberId","filter.joinedOn":"filter.joinedFrom","filter.joinedOn.from":"filter.joinedFrom","filter.joinedOn.to":"filter.joinedTo","filter.stopped":"filter.stopped","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** Members of one role. */
export const listMembersByRole = endpoint("GET", "/dealers/role/{role}", {
  operation: "listMembersByRole",
  area: "dealers",
  effect: "read",
  access: ["accessDealerManager","accessCampaigns","accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear"],
  fields: {"search":"search","limit":"limit"},
});

/** Members of one role below a member. */
export const listMembersByRoleAndParent = endpoint("GET", "/dealers/role/{role}/{parent}", {
  operation: "listMembersByRoleAndParent",
  area: "dealers",
  effect: "read",
  access: ["accessDealerManager","accessCampaigns","accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear"],
  fields: {"search":"search","limit":"limit"},
});

/** One dealer. */
export const getDealer = endpoint("GET", "/dealers/{id}", {
  operation: "getDealer",
  area: "dealers",
  effect: "read",
  access: ["accessDealerDetail","accessSubscription"],
});

/** Change a dealer. */
export const updateDealer = endpoint("PUT", "/dealers/{id}", {
  operation: "updateDealer",
  area: "dealers",
  effect: "write",
  access: ["editDealer"],
  fields: {"businessName":"businessName","vatNumber":"vatNumber","region":"region","province":"province","city":"city","email":"email","phone":"phone","tier":"tier","joinedOn":"joinedOn","parentId":"parentId","version":"version"},
});

/** Create a dealer. */
export const createDealer = endpoint("POST", "/dealers/create", {
  operation: "createDealer",
  area: "dealers",
  effect: "write",
  access: ["editDealer"],
  fields: {"businessName":"businessName","vatNumber":"vatNumber","region":"region","province":"province","city":"city","email":"email","phone":"phone","tier":"tier","joinedOn":"joinedOn","parentId":"parentId","code":"code","status":"status"},
});

/** Set the status of a dealer. */
export const updateDealerStatus = endpoint("PUT", "/dealers/status/{id}", {
  operation: "updateDealerStatus",
  area: "dealers",
  effect: "write",
  access: ["editDealer"],
  fields: {"data.status":"status"},
});

/** Set the status of many dealers. */
export const updateDealerStatuses = endpoint("PUT", "/dealers/status", {
  operation: "updateDealerStatuses",
  area: "dealers",
  effect: "write",
  access: ["editDealer"],
  cost: 100,
  fields: {"data.status":"status","ids":"ids","filter.status":"filter.status","filter.tier":"filter.tier","filter.region":"filter.region","filter.province":"filter.province","filter.city":"filter.city","filter.memberId":"filter.memberId","filter.joinedOn":"filter.joinedFrom","filter.joinedOn.from":"filter.joinedFrom","filter.joinedOn.to":"filter.joinedTo","filter.stopped":"filter.stopped","searchTerm":"search"},
});

/** Delete a dealer. */
export const deleteDealer = endpoint("DELETE", "/dealers/{id}/delete", {
  operation: "deleteDealer",
  area: "dealers",
  effect: "write",
  access: ["editDealer"],
});

/** Members by id. */
export const listMembersByIds = endpoint("GET", "/members", {
  operation: "listMembersByIds",
  area: "dealers",
  effect: "read",
  access: ["accessDealerManager","accessCampaigns","accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessDealerDetail"],
  batchedBy: "ids",
  fields: {"ids":"ids"},
});

/** The dealers as a table. */
export const exportDealers = fileRoute("GET", "/dealers/reporting/export", {
  operation: "exportDealers",
  access: ["accessDealerManager"],
  cost: 200,
  fields: {"format":"format","search":"search","status":"filter.status","tier":"filter.tier","region":"filter.region","province":"filter.province","memberId":"filter.memberId","joinedFrom":"filter.joinedFrom","joinedTo":"filter.joinedTo","stopped":"filter.stopped","sort":"sort","direction":"direction","query.search":"search","query.status":"filter.status","query.tier":"filter.tier","query.region":"filter.region","query.province":"filter.province","query.memberId":"filter.memberId","query.joinedFrom":"filter.joinedFrom","query.joinedTo":"filter.joinedTo","query.stopped":"filter.stopped"},
});

/** Make a link to a dealer’s share page. */
export const createShareToken = endpoint("GET", "/dealerAuthToken/{a}/{b}", {
  operation: "createShareToken",
  area: "share",
  effect: "write",
  access: ["editDealer"],
});

/** The links to a dealer’s share page. */
export const listShareTokens = endpoint("GET", "/dealers/{id}/share-tokens", {
  operation: "listShareTokens",
  area: "share",
  effect: "read",
  access: ["editDealer"],
});

/** Revoke a link to a dealer’s share page. */
export const revokeShareToken = endpoint("DELETE", "/dealers/{id}/share-tokens/{tokenId}", {
  operation: "revokeShareToken",
  area: "share",
  effect: "write",
  access: ["editDealer"],
});

/** The dealer of a share link. */
export const shareDealer = endpoint("POST", "/share/dealer", {
  operation: "shareDealer",
  area: "share",
  effect: "read",
  access: "public",
  fields: {"data.token":"token"},
});

/** The campaigns of a share link’s dealer. */
export const shareCampaigns = endpoint("POST", "/share/campaigns", {
  operation: "shareCampaigns",
  area: "share",
  effect: "read",
  access: "public",
  fields: {"data.token":"token"},
});

/** The current year of a share link’s dealer against the year before. */
export const sharePrevYear = endpoint("POST", "/share/prevYear/{id}", {
  operation: "sharePrevYear",
  area: "share",
  effect: "read",
  access: "public",
  fields: {"data.token":"token"},
});

/** Audit trail of a dealer. */
export const dealerAudit = endpoint("GET", "/dealers/{id}/audit", {
  operation: "dealerAudit",
  area: "audit",
  effect: "read",
  access: ["accessCampaigns","editDealer"],
  fields: {"page":"page","pageSize":"pageSize"},
});

/** Audit trail of a campaign. */
export const campaignAudit = endpoint("GET", "/campaigns/{id}/audit", {
  operation: "campaignAudit",
  area: "audit",
  effect: "read",
  access: ["accessCampaigns"],
  fields: {"page":"page","pageSize":"pageSize"},
});

/** A page of the audit as a whole. */
export const auditTable = endpoint("POST", "/audit/table", {
  operation: "auditTable",
  area: "audit",
  effect: "read",
  access: ["accessUsersManager"],
  cost: 30,
  fields: {"filter.source":"filter.source","filter.userId":"filter.userId","filter.entity":"filter.entity","filter.entityId":"filter.entityId","filter.action":"filter.action","filter.at":"filter.atFrom","filter.at.from":"filter.atFrom","filter.at.to":"filter.atTo","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** The documents by their kinds. */
export const listDocuments = endpoint("GET", "/content/docs", {
  operation: "listDocuments",
  area: "content",
  effect: "read",
  access: "signedIn",
});

/** The documents of one kind. */
export const listDocumentsOfType = endpoint("GET", "/content/docs/docType/{type}", {
  operation: "listDocumentsOfType",
  area: "content",
  effect: "read",
  access: "signedIn",
});

/** The news. */
export const listNews = endpoint("GET", "/content/news", {
  operation: "listNews",
  area: "content",
  effect: "read",
  access: "signedIn",
});

/** The single pages. */
export const listPages = endpoint("GET", "/content/single", {
  operation: "listPages",
  area: "content",
  effect: "read",
  access: "signedIn",
});

/** A single page or a piece of news. */
export const readContent = endpoint("GET", "/content/single/{id}", {
  operation: "readContent",
  area: "content",
  effect: "read",
  access: "signedIn",
});

/** A file of a content. */
export const downloadTool = fileRoute("GET", "/download/tools/{a}/{b}", {
  operation: "downloadTool",
  access: "signedIn",
});

/** An image of a text. */
export const downloadContentImage = fileRoute("GET", "/imgs/{id}", {
  operation: "downloadContentImage",
  access: "signedIn",
});

/** The covers of contents, as tickets. */
export const coverTickets = endpoint("GET", "/content/covers", {
  operation: "coverTickets",
  area: "content",
  effect: "read",
  access: "signedIn",
  batchedBy: "ids",
  fields: {"ids":"ids"},
});

/** Images of texts, as tickets. */
export const imageTickets = endpoint("GET", "/content/images", {
  operation: "imageTickets",
  area: "content",
  effect: "read",
  access: "signedIn",
  batchedBy: "ids",
  fields: {"ids":"ids"},
});

/** A page of the contents. */
export const contentsTable = endpoint("POST", "/cms", {
  operation: "contentsTable",
  area: "content",
  effect: "read",
  access: ["accessContentManager"],
  fields: {"filter.kind":"filter.kind","filter.doc_type_id":"filter.docType","filter.state":"filter.state","filter.publishedOn":"filter.publishedFrom","filter.publishedOn.from":"filter.publishedFrom","filter.publishedOn.to":"filter.publishedTo","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** The contents of one kind, or one content. */
export const contentsOfSegment = endpoint("POST", "/cms/{segment}", {
  operation: "contentsOfSegment",
  area: "content",
  effect: "read",
  access: ["accessContentManager"],
  fields: {"filter.kind":"filter.kind","filter.doc_type_id":"filter.docType","filter.state":"filter.state","filter.publishedOn":"filter.publishedFrom","filter.publishedOn.from":"filter.publishedFrom","filter.publishedOn.to":"filter.publishedTo","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** Create a content. */
export const createContent = endpoint("POST", "/cms/create", {
  operation: "createContent",
  area: "content",
  effect: "write",
  access: ["accessContentManager"],
  fields: {"kind":"kind","doc_type_id":"docType","title":"title","summary":"summary","body":"body","publishedOn":"publishedOn","coverUpload":"coverUpload","fileUpload":"fileUpload"},
});

/** Change a content. */
export const updateContent = endpoint("POST", "/cms/update/{id}", {
  operation: "updateContent",
  area: "content",
  effect: "write",
  access: ["accessContentManager"],
  fields: {"doc_type_id":"docType","title":"title","summary":"summary","body":"body","publishedOn":"publishedOn","archived":"archived","coverUpload":"coverUpload","fileUpload":"fileUpload","version":"version"},
});

/** Put an image among those of texts. */
export const addContentImage = endpoint("POST", "/cms/images", {
  operation: "addContentImage",
  area: "content",
  effect: "write",
  access: ["accessContentManager"],
  fields: {"upload":"uploadId"},
});

/** The audit as a table. */
export const exportAudit = fileRoute("GET", "/audit/export", {
  operation: "exportAudit",
  access: ["accessUsersManager"],
  cost: 200,
  fields: {"format":"format","search":"search","source":"filter.source","userId":"filter.userId","entity":"filter.entity","entityId":"filter.entityId","action":"filter.action","atFrom":"filter.atFrom","atTo":"filter.atTo","direction":"direction","query.search":"search","query.source":"filter.source","query.userId":"filter.userId","query.entity":"filter.entity","query.entityId":"filter.entityId","query.action":"filter.action","query.atFrom":"filter.atFrom","query.atTo":"filter.atTo"},
});

/** Announce a file. */
export const prepareUpload = endpoint("POST", "/uploads", {
  operation: "prepareUpload",
  area: "files",
  effect: "write",
  access: ["accessCampaigns","accessImportManager","accessContentManager"],
  fields: {"purpose":"purpose","filename":"filename","size":"size","contentType":"contentType"},
});

/** A ticket for a file. */
export const issueFileTicket = endpoint("POST", "/file-tickets", {
  operation: "issueFileTicket",
  area: "files",
  effect: "read",
  access: "signedIn",
  fields: {"route":"route","body":"body","query":"query"},
});

/** The file of a ticket. */
export const downloadByTicket = fileRoute("GET", "/files/{ticket}", {
  operation: "downloadByTicket",
  access: "public",
});

/** Have a file made. */
export const requestExport = endpoint("POST", "/exports", {
  operation: "requestExport",
  area: "exports",
  effect: "write",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics","accessDealerManager","accessCampaigns","accessSubscription","accessUsersManager","accessImportManager"],
  cost: 200,
  forTokens: true,
  fields: {"filter.year":"filter.year","filter.period":"filter.period","filter.region":"filter.region","filter.status":"filter.status","filter.tier":"filter.tier","filter.distributorId":"filter.distributorId","filter.agentId":"filter.agentId","filter.dealerId":"filter.dealerId","filter.campaignId":"filter.campaignId","filter.brand":"filter.brand","filter.season":"filter.season","filter.segment":"filter.segment","filter.rim":"filter.rim","filter.rim.from":"filter.rim.from","filter.rim.to":"filter.rim.to","filter.channel":"filter.channel","filter.standing":"filter.standing","filter.endsWithin":"filter.endsWithin","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search","columns":"columns","format":"format","page":"page","dimensions":"dimensions","measures":"measures","compareYear":"compareYear","type":"type","filter.province":"filter.province","filter.memberId":"filter.memberId","filter.joinedOn":"filter.joinedFrom","filter.joinedOn.from":"filter.joinedFrom","filter.joinedOn.to":"filter.joinedTo","filter.stopped":"filter.stopped","campaignId":"campaignId","filter.source":"filter.source","filter.userId":"filter.userId","filter.entity":"filter.entity","filter.entityId":"filter.entityId","filter.action":"filter.action","filter.at":"filter.atFrom","filter.at.from":"filter.atFrom","filter.at.to":"filter.atTo","which":"which","dealerId":"dealerId","filter.type":"filter.type","filter.duration":"filter.duration","filter.group":"filter.group","filter.state":"filter.state","filter.underWay":"filter.underWay","filter.createdOn":"filter.createdFrom","filter.createdOn.from":"filter.createdFrom","filter.createdOn.to":"filter.createdTo","filter.kind":"filter.kind","filter.createdAt":"filter.createdFrom","filter.createdAt.from":"filter.createdFrom","filter.createdAt.to":"filter.createdTo","memberId":"filter.memberId"},
});

/** The own exports. */
export const listExports = endpoint("GET", "/exports", {
  operation: "listExports",
  area: "exports",
  effect: "read",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics","accessDealerManager","accessCampaigns","accessSubscription","accessUsersManager","accessImportManager"],
});

/** One of the own exports. */
export const getExport = endpoint("GET", "/exports/{id}", {
  operation: "getExport",
  area: "exports",
  effect: "read",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics","accessDealerManager","accessCampaigns","accessSubscription","accessUsersManager","accessImportManager"],
});

/** Delete an export. */
export const deleteExport = endpoint("DELETE", "/exports/{id}", {
  operation: "deleteExport",
  area: "exports",
  effect: "write",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics","accessDealerManager","accessCampaigns","accessSubscription","accessUsersManager","accessImportManager"],
  forTokens: true,
});

/** The file of an export. */
export const downloadExport = fileRoute("GET", "/download/{file}", {
  operation: "downloadExport",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics","accessDealerManager","accessCampaigns","accessSubscription","accessUsersManager","accessImportManager"],
});

/** The file of an export by its name. */
export const downloadNamedExport = fileRoute("GET", "/download/{file}/{sub}", {
  operation: "downloadNamedExport",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics","accessDealerManager","accessCampaigns","accessSubscription","accessUsersManager","accessImportManager"],
});

/** The history of imports as a table. */
export const exportImports = fileRoute("POST", "/imports/export", {
  operation: "exportImports",
  access: ["accessImportManager"],
  cost: 200,
  fields: {"format":"format","filter.kind":"filter.kind","filter.status":"filter.status","filter.createdAt":"filter.createdFrom","filter.createdAt.from":"filter.createdFrom","filter.createdAt.to":"filter.createdTo","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search","body.format":"format","body.filter.kind":"filter.kind","body.filter.status":"filter.status","body.filter.createdAt":"filter.createdFrom","body.filter.createdAt.from":"filter.createdFrom","body.filter.createdAt.to":"filter.createdTo","body.sorting.column":"sort.column","body.sorting.direction":"sort.direction","body.searchTerm":"search"},
});

/** The bad rows of an import. */
export const importErrorsFile = fileRoute("GET", "/imports/{id}/errors", {
  operation: "importErrorsFile",
  access: ["accessImportManager"],
});

/** A file to begin with. */
export const importTemplateFile = fileRoute("GET", "/imports/templates/{kind}", {
  operation: "importTemplateFile",
  access: ["accessImportManager"],
});

/** One import. */
export const getImport = endpoint("GET", "/imports/{id}", {
  operation: "getImport",
  area: "imports",
  effect: "read",
  access: ["accessImportManager"],
});

/** Apply an import. */
export const applyImport = endpoint("POST", "/imports/{id}/apply", {
  operation: "applyImport",
  area: "imports",
  effect: "write",
  access: ["accessImportManager"],
  fields: {"skipInvalid":"skipInvalid","confirmWarnings":"confirmWarnings"},
});

/** The preview of the undoing of an import. */
export const importUndo = endpoint("GET", "/imports/{id}/undo", {
  operation: "importUndo",
  area: "imports",
  effect: "read",
  access: ["accessImportManager"],
});

/** Undo an import. */
export const undoImport = endpoint("POST", "/imports/{id}/undo", {
  operation: "undoImport",
  area: "imports",
  effect: "write",
  access: ["accessImportManager"],
});

/** The history of imports. */
export const importsTable = endpoint("POST", "/imports/table", {
  operation: "importsTable",
  area: "imports",
  effect: "read",
  access: ["accessImportManager"],
  fields: {"filter.kind":"filter.kind","filter.status":"filter.status","filter.createdAt":"filter.createdFrom","filter.createdAt.from":"filter.createdFrom","filter.createdAt.to":"filter.createdTo","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** All campaigns. */
export const listCampaigns = endpoint("GET", "/campaigns", {
  operation: "listCampaigns",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
});

/** Create a campaign. */
export const createCampaign = endpoint("POST", "/campaigns", {
  operation: "createCampaign",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  fields: {"title":"title","type":"type","duration":"duration","isMain":"isMain","year":"year","startsOn":"startsOn","endsOn":"endsOn","description":"description","incentiveDetail":"incentiveDetail","incentiveDetail.basis":"incentiveDetail.basis","incentiveDetail.tiers":"incentiveDetail.tiers","incentiveDetail.tiers.*.from":"incentiveDetail.tiers.*.from","incentiveDetail.tiers.*.rate":"incentiveDetail.tiers.*.rate","incentiveDetail.unlockAt":"incentiveDetail.unlockAt","incentiveDetail.cap":"incentiveDetail.cap","factorBoostDetail":"factorBoostDetail","factorBoostDetail.boosts":"factorBoostDetail.boosts","factorBoostDetail.boosts.*.label":"factorBoostDetail.boosts.*.label","factorBoostDetail.boosts.*.match":"factorBoostDetail.boosts.*.match","factorBoostDetail.boosts.*.match.brand":"factorBoostDetail.boosts.*.match.brand","factorBoostDetail.boosts.*.match.season":"factorBoostDetail.boosts.*.match.season","factorBoostDetail.boosts.*.match.segment":"factorBoostDetail.boosts.*.match.segment","factorBoostDetail.boosts.*.match.rimFrom":"factorBoostDetail.boosts.*.match.rimFrom","factorBoostDetail.boosts.*.match.rimTo":"factorBoostDetail.boosts.*.match.rimTo","factorBoostDetail.boosts.*.match.channel":"factorBoostDetail.boosts.*.match.channel","factorBoostDetail.boosts.*.factor":"factorBoostDetail.boosts.*.factor","eligibility":"eligibility","eligibility.brand":"eligibility.brand","eligibility.season":"eligibility.season","eligibility.segment":"eligibility.segment","eligibility.rimFrom":"eligibility.rimFrom","eligibility.rimTo":"eligibility.rimTo","eligibility.channel":"eligibility.channel"},
});

/** A page of the campaigns. */
export const campaignsTable = endpoint("POST", "/campaigns/table", {
  operation: "campaignsTable",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  fields: {"filter.year":"filter.year","filter.type":"filter.type","filter.duration":"filter.duration","filter.group":"filter.group","filter.state":"filter.state","filter.underWay":"filter.underWay","filter.endsWithin":"filter.endsWithin","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** All campaigns of a year. */
export const allCampaignsByYear = endpoint("POST", "/allCampaignsByYear", {
  operation: "allCampaignsByYear",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  fields: {"year":"year"},
});

/** The campaigns of a year that the caller may see. */
export const campaignsByYear = endpoint("GET", "/campaignsByYear/{year}", {
  operation: "campaignsByYear",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
  fields: {"year":"year"},
});

/** All campaigns of a year, for administrators. */
export const adminCampaignsByYear = endpoint("GET", "/campaignsByYear/admin/{year}", {
  operation: "adminCampaignsByYear",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  fields: {"year":"year"},
});

/** Totals of the caller’s dealers in campaigns. */
export const campaignTotals = endpoint("GET", "/campaigns/totals", {
  operation: "campaignTotals",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport"],
  cost: 30,
  batchedBy: "ids",
  fields: {"ids":"ids","memberId":"memberId"},
});

/** The brands of the sale lines. */
export const campaignBrands = endpoint("GET", "/campaigns/brands", {
  operation: "campaignBrands",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
});

/** Example of a dealer’s prize. */
export const campaignExample = endpoint("POST", "/campaigns/example", {
  operation: "campaignExample",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  fields: {"incentiveDetail":"incentiveDetail","incentiveDetail.basis":"incentiveDetail.basis","incentiveDetail.tiers":"incentiveDetail.tiers","incentiveDetail.tiers.*.from":"incentiveDetail.tiers.*.from","incentiveDetail.tiers.*.rate":"incentiveDetail.tiers.*.rate","incentiveDetail.unlockAt":"incentiveDetail.unlockAt","incentiveDetail.cap":"incentiveDetail.cap","factorBoostDetail":"factorBoostDetail","factorBoostDetail.boosts":"factorBoostDetail.boosts","factorBoostDetail.boosts.*.label":"factorBoostDetail.boosts.*.label","factorBoostDetail.boosts.*.match":"factorBoostDetail.boosts.*.match","factorBoostDetail.boosts.*.match.brand":"factorBoostDetail.boosts.*.match.brand","factorBoostDetail.boosts.*.match.season":"factorBoostDetail.boosts.*.match.season","factorBoostDetail.boosts.*.match.segment":"factorBoostDetail.boosts.*.match.segment","factorBoostDetail.boosts.*.match.rimFrom":"factorBoostDetail.boosts.*.match.rimFrom","factorBoostDetail.boosts.*.match.rimTo":"factorBoostDetail.boosts.*.match.rimTo","factorBoostDetail.boosts.*.match.channel":"factorBoostDetail.boosts.*.match.channel","factorBoostDetail.boosts.*.factor":"factorBoostDetail.boosts.*.factor","goalThreshold":"goalThreshold","tires":"tires","boostedTires":"boostedTires","boostedTires.*":"boostedTires.*"},
});

/** One campaign. */
export const getCampaign = endpoint("GET", "/campaigns/{id}", {
  operation: "getCampaign",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
});

/** Change a campaign. */
export const updateCampaign = endpoint("PUT", "/campaigns/{id}", {
  operation: "updateCampaign",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  fields: {"title":"title","type":"type","duration":"duration","isMain":"isMain","year":"year","startsOn":"startsOn","endsOn":"endsOn","description":"description","incentiveDetail":"incentiveDetail","incentiveDetail.basis":"incentiveDetail.basis","incentiveDetail.tiers":"incentiveDetail.tiers","incentiveDetail.tiers.*.from":"incentiveDetail.tiers.*.from","incentiveDetail.tiers.*.rate":"incentiveDetail.tiers.*.rate","incentiveDetail.unlockAt":"incentiveDetail.unlockAt","incentiveDetail.cap":"incentiveDetail.cap","factorBoostDetail":"factorBoostDetail","factorBoostDetail.boosts":"factorBoostDetail.boosts","factorBoostDetail.boosts.*.label":"factorBoostDetail.boosts.*.label","factorBoostDetail.boosts.*.match":"factorBoostDetail.boosts.*.match","factorBoostDetail.boosts.*.match.brand":"factorBoostDetail.boosts.*.match.brand","factorBoostDetail.boosts.*.match.season":"factorBoostDetail.boosts.*.match.season","factorBoostDetail.boosts.*.match.segment":"factorBoostDetail.boosts.*.match.segment","factorBoostDetail.boosts.*.match.rimFrom":"factorBoostDetail.boosts.*.match.rimFrom","factorBoostDetail.boosts.*.match.rimTo":"factorBoostDetail.boosts.*.match.rimTo","factorBoostDetail.boosts.*.match.channel":"factorBoostDetail.boosts.*.match.channel","factorBoostDetail.boosts.*.factor":"factorBoostDetail.boosts.*.factor","eligibility":"eligibility","eligibility.brand":"eligibility.brand","eligibility.season":"eligibility.season","eligibility.segment":"eligibility.segment","eligibility.rimFrom":"eligibility.rimFrom","eligibility.rimTo":"eligibility.rimTo","eligibility.channel":"eligibility.channel","version":"version"},
});

/** Close the registration of a campaign. */
export const closeCampaignRegistration = endpoint("PATCH", "/campaigns/{id}/close-registration", {
  operation: "closeCampaignRegistration",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
});

/** Close a campaign. */
export const closeCampaign = endpoint("DELETE", "/campaigns/{id}/close", {
  operation: "closeCampaign",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  cost: 50,
});

/** The campaigns of a year with a distributor’s totals. */
export const distributorCampaigns = endpoint("POST", "/campaigns/distributor", {
  operation: "distributorCampaigns",
  area: "campaigns",
  effect: "read",
  access: ["accessReport"],
  cost: 40,
  fields: {"year":"year","memberId":"memberId"},
});

/** The campaigns of a year with an agent’s totals. */
export const agentCampaigns = endpoint("POST", "/campaigns/agent", {
  operation: "agentCampaigns",
  area: "campaigns",
  effect: "read",
  access: ["accessReport"],
  cost: 40,
  fields: {"year":"year","memberId":"memberId"},
});

/** The periods that are current. */
export const getConstants = endpoint("GET", "/constants", {
  operation: "getConstants",
  area: "campaigns",
  effect: "read",
  access: "signedIn",
});

/** A page of a campaign’s dealers. */
export const campaignDealers = endpoint("POST", "/campaigns/{id}/dealers", {
  operation: "campaignDealers",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport"],
  fields: {"filter.status":"filter.status","filter.tier":"filter.tier","filter.region":"filter.region","filter.province":"filter.province","filter.memberId":"filter.memberId","filter.accepted":"filter.accepted","filter.goalReached":"filter.goalReached","filter.distributorId":"filter.distributorId","filter.tiresPurchased":"filter.tiresPurchased","filter.tiresPurchased.from":"filter.tiresPurchased.from","filter.tiresPurchased.to":"filter.tiresPurchased.to","filter.goalPercentage":"filter.goalPercentage","filter.goalPercentage.from":"filter.goalPercentage.from","filter.goalPercentage.to":"filter.goalPercentage.to","filter.tiresToNextThreshold":"filter.tiresToNextThreshold","filter.tiresToNextThreshold.from":"filter.tiresToNextThreshold.from","filter.tiresToNextThreshold.to":"filter.tiresToNextThreshold.to","paginator.page":"page","paginator.pageSize":"pageSize","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search"},
});

/** A dealer in a campaign. */
export const campaignDealer = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}", {
  operation: "campaignDealer",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport"],
});

/** Remove a dealer from a campaign. */
export const removeDealerFromCampaign = endpoint("DELETE", "/campaigns/{id}/dealer/{dealerId}", {
  operation: "removeDealerFromCampaign",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
});

/** How dealers perform. */
export const dealerPerformances = endpoint("GET", "/dealers/performance", {
  operation: "dealerPerformances",
  area: "dealers",
  effect: "read",
  access: ["accessDealerManager"],
  cost: 30,
  batchedBy: "ids",
  fields: {"ids":"ids"},
});

/** The campaigns that a dealer is in. */
export const dealerCampaigns = endpoint("POST", "/campaigns/dealer", {
  operation: "dealerCampaigns",
  area: "campaigns",
  effect: "read",
  access: ["accessSubscription","accessReport","accessCampaigns"],
  fields: {"year":"year","dealerId":"dealerId"},
});

/** Dealers that are not in a campaign. */
export const unsubscribedDealers = endpoint("GET", "/dealers/unsubscribed/{campaignId}", {
  operation: "unsubscribedDealers",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  fields: {"search":"search","limit":"limit"},
});

/** Whether a dealer is a prospect. */
export const isProspect = endpoint("GET", "/dealers/{id}/is-prospect", {
  operation: "isProspect",
  area: "campaigns",
  effect: "read",
  access: ["accessReport","accessDealerDetail","accessSubscription"],
});

/** The rows of a dealer’s ‘Elenco campagne’. */
export const dealerCampaignsReport = endpoint("POST", "/report/dealers/{dealerId}/campaigns", {
  operation: "dealerCampaignsReport",
  area: "campaigns",
  effect: "read",
  access: ["accessReport","accessDealerDetail","accessSubscription"],
  fields: {"year":"year"},
});

/** Add a dealer to a campaign. */
export const addDealerToCampaign = endpoint("POST", "/campaigns/{id}/dealer/add", {
  operation: "addDealerToCampaign",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  fields: {"data.goalThreshold":"goalThreshold","data.dealer":"dealerId"},
});

/** Edit the goal of a dealer. */
export const editDealerGoal = endpoint("PATCH", "/campaigns/{id}/dealer/{dealerId}/edit", {
  operation: "editDealerGoal",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  fields: {"data.goalThreshold":"goalThreshold","data.version":"version","goalThreshold":"goalThreshold","version":"version"},
});

/** Accept a campaign. */
export const acceptCampaign = endpoint("PATCH", "/campaigns/{id}/dealer/accept", {
  operation: "acceptCampaign",
  area: "campaigns",
  effect: "write",
  access: ["accessSubscription"],
  fields: {"accepted":"accepted"},
});

/** Send a dealer a reminder. */
export const sendCampaignReminder = endpoint("GET", "/campaigns/{id}/dealer-email/{dealerId}", {
  operation: "sendCampaignReminder",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
});

/** The redemptions of a dealer in a campaign. */
export const listRedemptions = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}/redemptions", {
  operation: "listRedemptions",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
});

/** Record a redemption. */
export const recordRedemption = endpoint("POST", "/campaigns/{id}/dealer/{dealerId}/redemptions", {
  operation: "recordRedemption",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  fields: {"redeemedOn":"redeemedOn","amount":"amount","note":"note","confirmRepeated":"confirmRepeated"},
});

/** How a dealer’s prize comes about. */
export const campaignStatement = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}/statement", {
  operation: "campaignStatement",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
});

/** The sale lines that count for a dealer in a campaign. */
export const campaignLines = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}/lines", {
  operation: "campaignLines",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
  fields: {"page":"page","pageSize":"pageSize","search":"search","sinceClosing":"sinceClosing"},
});

/** The sale lines of a dealer that do not count in a campaign. */
export const campaignExcludedLines = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}/excluded-lines", {
  operation: "campaignExcludedLines",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
  fields: {"page":"page","pageSize":"pageSize","search":"search"},
});

/** The sale lines of a dealer’s statement as a table. */
export const exportCampaignLines = fileRoute("POST", "/campaigns/{id}/dealer/{dealerId}/lines/export", {
  operation: "exportCampaignLines",
  access: ["accessCampaigns","accessReport","accessSubscription"],
  cost: 200,
  fields: {"format":"format","which":"which","body.format":"format","body.which":"which"},
});

/** A dealer’s statement as a PDF. */
export const campaignStatementDocument = fileRoute("GET", "/campaigns/{id}/dealer/{dealerId}/statement/document", {
  operation: "campaignStatementDocument",
  access: ["accessCampaigns","accessReport","accessSubscription"],
  cost: 200,
});

/** Where a dealer’s pace in a campaign leads. */
export const campaignForecast = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}/forecast", {
  operation: "campaignForecast",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
});

/** The prize of a dealer in a campaign with further tyres. */
export const campaignWhatIf = endpoint("GET", "/campaigns/{id}/dealer/{dealerId}/what-if", {
  operation: "campaignWhatIf",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns","accessReport","accessSubscription"],
  fields: {"tires":"tires","boost":"boost"},
});

/** Remind many dealers of accepting. */
export const sendCampaignReminders = endpoint("POST", "/campaigns/reminders", {
  operation: "sendCampaignReminders",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  cost: 100,
  fields: {"filters":"filter","filters.year":"filter.year","filters.period":"filter.period","filters.region":"filter.region","filters.status":"filter.status","filters.tier":"filter.tier","filters.distributorId":"filter.distributorId","filters.agentId":"filter.agentId","filters.dealerId":"filter.dealerId","filters.campaignId":"filter.campaignId","filters.standing":"filter.standing","filters.endsWithin":"filter.endsWithin","searchTerm":"search","memberships":"memberships","memberships.*.campaignId":"memberships.*.campaignId","memberships.*.dealerId":"memberships.*.dealerId","campaign":"campaign","campaign.campaignId":"campaign.campaignId","campaign.filter":"campaign.filter","campaign.filter.status":"campaign.filter.status","campaign.filter.tier":"campaign.filter.tier","campaign.filter.region":"campaign.filter.region","campaign.filter.province":"campaign.filter.province","campaign.filter.memberId":"campaign.filter.memberId","campaign.filter.accepted":"campaign.filter.accepted","campaign.filter.goalReached":"campaign.filter.goalReached","campaign.filter.distributorId":"campaign.filter.distributorId","campaign.filter.tiresPurchased":"campaign.filter.tiresPurchased","campaign.filter.tiresPurchased.from":"campaign.filter.tiresPurchased.from","campaign.filter.tiresPurchased.to":"campaign.filter.tiresPurchased.to","campaign.filter.goalPercentage":"campaign.filter.goalPercentage","campaign.filter.goalPercentage.from":"campaign.filter.goalPercentage.from","campaign.filter.goalPercentage.to":"campaign.filter.goalPercentage.to","campaign.filter.tiresToNextThreshold":"campaign.filter.tiresToNextThreshold","campaign.filter.tiresToNextThreshold.from":"campaign.filter.tiresToNextThreshold.from","campaign.filter.tiresToNextThreshold.to":"campaign.filter.tiresToNextThreshold.to"},
});

/** The reminders of many dealers that were sent. */
export const reminderRuns = endpoint("GET", "/campaigns/reminders", {
  operation: "reminderRuns",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  cost: 20,
});

/** What reminders of many dealers would come to. */
export const previewCampaignReminders = endpoint("POST", "/campaigns/reminders/preview", {
  operation: "previewCampaignReminders",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  cost: 40,
  fields: {"filters":"filter","filters.year":"filter.year","filters.period":"filter.period","filters.region":"filter.region","filters.status":"filter.status","filters.tier":"filter.tier","filters.distributorId":"filter.distributorId","filters.agentId":"filter.agentId","filters.dealerId":"filter.dealerId","filters.campaignId":"filter.campaignId","filters.standing":"filter.standing","filters.endsWithin":"filter.endsWithin","searchTerm":"search","memberships":"memberships","memberships.*.campaignId":"memberships.*.campaignId","memberships.*.dealerId":"memberships.*.dealerId","campaign":"campaign","campaign.campaignId":"campaign.campaignId","campaign.filter":"campaign.filter","campaign.filter.status":"campaign.filter.status","campaign.filter.tier":"campaign.filter.tier","campaign.filter.region":"campaign.filter.region","campaign.filter.province":"campaign.filter.province","campaign.filter.memberId":"campaign.filter.memberId","campaign.filter.accepted":"campaign.filter.accepted","campaign.filter.goalReached":"campaign.filter.goalReached","campaign.filter.distributorId":"campaign.filter.distributorId","campaign.filter.tiresPurchased":"campaign.filter.tiresPurchased","campaign.filter.tiresPurchased.from":"campaign.filter.tiresPurchased.from","campaign.filter.tiresPurchased.to":"campaign.filter.tiresPurchased.to","campaign.filter.goalPercentage":"campaign.filter.goalPercentage","campaign.filter.goalPercentage.from":"campaign.filter.goalPercentage.from","campaign.filter.goalPercentage.to":"campaign.filter.goalPercentage.to","campaign.filter.tiresToNextThreshold":"campaign.filter.tiresToNextThreshold","campaign.filter.tiresToNextThreshold.from":"campaign.filter.tiresToNextThreshold.from","campaign.filter.tiresToNextThreshold.to":"campaign.filter.tiresToNextThreshold.to"},
});

/** The outcome for each dealer of a reminder run as a table. */
export const exportReminderOutcomes = fileRoute("POST", "/campaigns/reminders/{runId}/export", {
  operation: "exportReminderOutcomes",
  access: ["accessCampaigns"],
  cost: 200,
  fields: {"format":"format","outcome":"outcome","body.format":"format","body.outcome":"outcome"},
});

/** How far the reminders of many dealers are. */
export const reminderRun = endpoint("GET", "/campaigns/reminders/{runId}", {
  operation: "reminderRun",
  area: "campaigns",
  effect: "read",
  access: ["accessCampaigns"],
  cost: 20,
  fields: {"page":"page","pageSize":"pageSize","outcome":"outcome"},
});

/** Remove a file from a campaign. */
export const removeCampaignAttachment = endpoint("DELETE", "/campaigns/{id}/attachments/{attachmentId}", {
  operation: "removeCampaignAttachment",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
});

/** A file of a campaign. */
export const downloadCampaignAttachment = fileRoute("GET", "/download/campaigns-attachment/{a}/{b}", {
  operation: "downloadCampaignAttachment",
  access: ["accessCampaigns","accessReport","accessSubscription"],
});

/** The campaigns as a table. */
export const exportCampaigns = fileRoute("POST", "/campaigns/reporting/export", {
  operation: "exportCampaigns",
  access: ["accessCampaigns"],
  cost: 200,
  fields: {"format":"format","filter.year":"filter.year","filter.type":"filter.type","filter.duration":"filter.duration","filter.group":"filter.group","filter.state":"filter.state","filter.underWay":"filter.underWay","filter.endsWithin":"filter.endsWithin","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search","body.format":"format","body.filter.year":"filter.year","body.filter.type":"filter.type","body.filter.duration":"filter.duration","body.filter.group":"filter.group","body.filter.state":"filter.state","body.filter.underWay":"filter.underWay","body.filter.endsWithin":"filter.endsWithin","body.sorting.column":"sort.column","body.sorting.direction":"sort.direction","body.searchTerm":"search"},
});

/** The dealers of a campaign as a table. */
export const campaignMembership = fileRoute("POST", "/campaigns/reporting/membership/{id}", {
  operation: "campaignMembership",
  access: ["accessCampaigns"],
  cost: 200,
  fields: {"format":"format","body.format":"format"},
});

/** The redemptions of a campaign as a table. */
export const exportRedemptions = fileRoute("POST", "/campaigns/{id}/redemptions/export", {
  operation: "exportRedemptions",
  access: ["accessCampaigns"],
  cost: 200,
  fields: {"format":"format","body.format":"format"},
});

/** Whether the own member agreed to SMS messages. */
export const getSmsConsent = endpoint("GET", "/sms-consent", {
  operation: "getSmsConsent",
  area: "consent",
  effect: "read",
  access: ["accessSubscription"],
});

/** Agree to SMS messages, or no longer. */
export const setSmsConsent = endpoint("PUT", "/sms-consent", {
  operation: "setSmsConsent",
  area: "consent",
  effect: "write",
  access: ["accessSubscription"],
  fields: {"given":"given","version":"version"},
});

/** The dashboard of the caller. */
export const dashboard = endpoint("POST", "/report/dashboard", {
  operation: "dashboard",
  area: "reports",
  effect: "read",
  access: "signedIn",
  cost: 40,
});

/** The purchases of a dealer month by month, against the year before. */
export const prevYearSales = endpoint("GET", "/salesData/prevYear/{a}/{b}", {
  operation: "prevYearSales",
  area: "reports",
  effect: "read",
  access: ["accessReportPreviousYear"],
  fields: {"b":"year"},
});

/** A page of a report. */
export const report = endpoint("POST", "/report", {
  operation: "report",
  area: "reports",
  effect: "read",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics"],
  cost: 40,
  fields: {"data.type":"type","data.filters.year":"filter.year","data.filters.period":"filter.period","data.filters.region":"filter.region","data.filters.status":"filter.status","data.filters.tier":"filter.tier","data.filters.distributorId":"filter.distributorId","data.filters.agentId":"filter.agentId","data.filters.dealerId":"filter.dealerId","data.filters.campaignId":"filter.campaignId","data.filters.standing":"filter.standing","data.filters.endsWithin":"filter.endsWithin","data.dimensions":"dimensions","data.measures":"measures","data.compareYear":"compareYear","data.filters.brand":"filter.brand","data.filters.season":"filter.season","data.filters.segment":"filter.segment","data.filters.rim":"filter.rim","data.filters.rim.from":"filter.rim.from","data.filters.rim.to":"filter.rim.to","data.filters.channel":"filter.channel","params.paginator.page":"page","params.paginator.pageSize":"pageSize","params.sorting.column":"sort.column","params.sorting.direction":"sort.direction","params.searchTerm":"search"},
});

/** Sales by one or two dimensions. */
export const searchAnalytics = endpoint("POST", "/report/analytics/search", {
  operation: "searchAnalytics",
  area: "reports",
  effect: "read",
  access: ["accessAnalytics"],
  cost: 60,
  fields: {"data.dimensions":"dimensions","data.measures":"measures","data.compareYear":"compareYear","data.filters.year":"filter.year","data.filters.period":"filter.period","data.filters.region":"filter.region","data.filters.status":"filter.status","data.filters.tier":"filter.tier","data.filters.distributorId":"filter.distributorId","data.filters.agentId":"filter.agentId","data.filters.dealerId":"filter.dealerId","data.filters.campaignId":"filter.campaignId","data.filters.brand":"filter.brand","data.filters.season":"filter.season","data.filters.segment":"filter.segment","data.filters.rim":"filter.rim","data.filters.rim.from":"filter.rim.from","data.filters.rim.to":"filter.rim.to","data.filters.channel":"filter.channel","params.paginator.page":"page","params.paginator.pageSize":"pageSize","params.sorting.column":"sort.column","params.sorting.direction":"sort.direction","params.searchTerm":"search"},
});

/** A report as a table. */
export const exportReport = fileRoute("POST", "/report/{type}", {
  operation: "exportReport",
  access: ["accessReport","accessMonthlyReport","accessMonthlyFleetReport","accessReportPreviousYear","accessAnalytics"],
  cost: 200,
  fields: {"filter.year":"filter.year","filter.period":"filter.period","filter.region":"filter.region","filter.status":"filter.status","filter.tier":"filter.tier","filter.distributorId":"filter.distributorId","filter.agentId":"filter.agentId","filter.dealerId":"filter.dealerId","filter.campaignId":"filter.campaignId","filter.brand":"filter.brand","filter.season":"filter.season","filter.segment":"filter.segment","filter.rim":"filter.rim","filter.rim.from":"filter.rim.from","filter.rim.to":"filter.rim.to","filter.channel":"filter.channel","filter.standing":"filter.standing","filter.endsWithin":"filter.endsWithin","sorting.column":"sort.column","sorting.direction":"sort.direction","searchTerm":"search","columns":"columns","format":"format","page":"page","dimensions":"dimensions","measures":"measures","compareYear":"compareYear","body.filter.year":"filter.year","body.filter.period":"filter.period","body.filter.region":"filter.region","body.filter.status":"filter.status","body.filter.tier":"filter.tier","body.filter.distributorId":"filter.distributorId","body.filter.agentId":"filter.agentId","body.filter.dealerId":"filter.dealerId","body.filter.campaignId":"filter.campaignId","body.filter.brand":"filter.brand","body.filter.season":"filter.season","body.filter.segment":"filter.segment","body.filter.rim":"filter.rim","body.filter.rim.from":"filter.rim.from","body.filter.rim.to":"filter.rim.to","body.filter.channel":"filter.channel","body.filter.standing":"filter.standing","body.filter.endsWithin":"filter.endsWithin","body.sorting.column":"sort.column","body.sorting.direction":"sort.direction","body.searchTerm":"search","body.columns":"columns","body.format":"format","body.page":"page","body.dimensions":"dimensions","body.measures":"measures","body.compareYear":"compareYear"},
});

/** The bytes of an announced file. */
export const receiveUpload = endpoint("PUT", "/uploads/{ticket}", {
  operation: "receiveUpload",
  area: "files",
  effect: "write",
  access: "public",
});

/** Load a file. */
export const startImport = endpoint("POST", "/imports/{kind}", {
  operation: "startImport",
  area: "imports",
  effect: "write",
  access: ["accessImportManager"],
  fields: {"filename":"filename","upload":"uploadId","file":"uploadId"},
});

/** Attach a file to a campaign. */
export const addCampaignAttachment = endpoint("POST", "/campaigns/{id}/attachments", {
  operation: "addCampaignAttachment",
  area: "campaigns",
  effect: "write",
  access: ["accessCampaigns"],
  fields: {"filename":"filename","upload":"uploadId","file":"uploadId"},
});
