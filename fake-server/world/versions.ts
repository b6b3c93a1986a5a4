type Documents<Document> = Map<string, Document | null>

/**
 * The document in which a version differs from the version `from`; `from` is one step closer to the owner of the map.
 * `own` is undefined if this version does not contain the document.
 */
type Difference<Document> = {
  readonly from: Version<Document>
  readonly id: string
  readonly own: Document | null | undefined
}

/**
 * The documents by id, as an immutable value, null if removed, in order of their first write. All versions share one
 * map, so that a change copies nothing. The version that was read last owns the map, and the other versions store their
 * differences from it.
 */
export type Version<Document> = { held: Documents<Document> | Difference<Document> }

/** Returns a version without documents. */
export const emptyVersion = <Document>(): Version<Document> => ({ held: new Map() })

const held = <Document>(version: Version<Document>): Documents<Document> => {
  const way: (readonly [Version<Document>, Difference<Document>])[] = []
  let { held: documents } = version
  for (let next = version; !(documents instanceof Map); { held: documents } = next) {
    way.push([next, documents])
    next = documents.from
  }
  for (const [to, { from, id, own }] of way.toReversed()) {
    from.held = { from: to, id, own: documents.get(id) }
    to.held = documents
    if (own === undefined) documents.delete(id)
    else documents.set(id, own)
  }
  return documents
}

/** Returns the documents of `version`, valid until another version is read. */
export const documentsOf: <Document>(version: Version<Document>) => ReadonlyMap<string, Document | null> = held

/** Returns one document without switching versions; undefined if there is none. */
export const documentIn = <Document>(version: Version<Document>, id: string): Document | null | undefined => {
  let { held: documents } = version
  while (!(documents instanceof Map)) {
    if (documents.id === id) return documents.own
    ;({ held: documents } = documents.from)
  }
  return documents.get(id)
}

/** Returns the version that follows `from`, with one document written. */
export const afterWriting = <Document>(
  from: Version<Document>,
  id: string,
  own: Document | null,
): Version<Document> => {
  const documents = held(from)
  const after: Version<Document> = { held: documents }
  from.held = { from: after, id, own: documents.get(id) }
  documents.set(id, own)
  return after
}
