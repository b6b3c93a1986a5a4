/**
 * 서버의 확인: the checks of a call, or of a part of several calls, in the order in which the server makes them. A test
 * sends calls that break them, and the rule book prints the order with the words of each check. [D1-713]
 */
export const SERVER_CHECKS = {
  application: ['fields', 'foreign', 'status', 'duplicate', 'kinds', 'consents', 'savedConsents', 'entries', 'revalidation', 'certification', 'documents'],
  edit: ['input', 'application', 'foreign', 'person'],
  businessEdit: ['status', 'entries', 'duplicate'],
  accountEdit: ['status', 'account'],
  namedApplication: ['unknown', 'application'],
  cancellation: ['status'],
  reapplication: ['status', 'taxStatus', 'duplicate'],
  proof: ['application', 'type', 'eligibility', 'period', 'total', 'items/type', 'items/file', 'fileCounts'],
  carrierRequest: ['application', 'eligibility', 'carriers', 'choice'],
  proofUpdate: ['own', 'sentBack', 'period', 'total', 'remainingFiles'],
  replacements: ['missing', 'twice'],
  replacement: ['item', 'status', 'file'],
  itemDeletion: ['item', 'sentBack', 'status', 'remainingFiles'],
  itemReplacement: ['item', 'sentBack', 'status', 'file', 'empty', 'type'],
  addedItem: ['own', 'sentBack', 'type', 'file'],
  addedItems: ['first', 'bases'],
  proofCancellation: ['own', 'status'],
  itemCancellation: ['own', 'status'],
  shownProof: ['own'],
  confirmationCopy: ['own'],
  opinion: ['application', 'eligibility', 'content', 'files'],
  shownOpinions: ['application'],
  consents: ['foreign', 'submitted'],
  oldAgreements: ['unknown', 'application', 'submitted'],
  duplicateCheck: ['foreign', 'duplicate'],
  deliveryTotal: ['foreign'],
  stepHistory: ['unknown', 'foreign'],
  ownNumber: ['certified', 'application'],
  businessNumber: ['number', 'refused'],
  registration: ['number/number', 'number/refused', 'status'],
  signIn: ['person'],
  phoneStart: ['origin'],
  certificationResult: ['result'],
  loadTest: ['tools'],
  certificationReport: ['ci', 'result'],
  realName: ['foreign', 'agrees'],
  accountLookup: ['holder'],
  accountCheck: ['foreign', 'holder', 'agrees'],
  shownApplication: ['foreign', 'application'],
  extension: ['application', 'seconds'],
  popupEntry: ['read', 'form'],
  namedPopup: ['popup'],
  popup: ['entry/read', 'entry/form', 'type'],
  popupSwitch: ['number'],
  shownPopup: ['administrator'],
  uploadUrl: ['url'],
  publicFile: ['file'],
  ownFile: ['file'],
  administratorLogin: ['address', 'administrator'],
  officerOrder: ['target', 'status', 'content'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ServerCheckList = keyof typeof SERVER_CHECKS

/** The name of a check behind that of its list: `proof/items/file`. Each rejection of the server has one. [D3-770] */
export type ServerCheckName = {
  [List in ServerCheckList]: `${List}/${(typeof SERVER_CHECKS)[List][number]}`
}[ServerCheckList]

/** Returns the names of the checks of these lists, in their order. */
export const serverCheckNames = (lists: readonly ServerCheckList[]): readonly ServerCheckName[] =>
  lists.flatMap((list) => SERVER_CHECKS[list].map((check) => `${list}/${check}` as ServerCheckName))
