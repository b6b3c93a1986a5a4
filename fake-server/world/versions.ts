type Documents<Document> = Map<string, Document | null>

/**
 * The one document in which a version differs from the version `from`, which is one step closer to the owner of the
 * map. `own` is this version's document; undefined if this version does not contain it.
 */
type Difference<Document> = {
  readonly from: DocumentsVersion<Document>
  readonly id: string
  readonly own: Document | null | undefined
}

/**
 * The documents by id, as an immutable value, null if removed, in order of their first write. All versions share one
 * map, so that a change copies nothing. The version that was read last owns the map. Every other version stores its
 * difference from a neighbouring version.
 */
export type DocumentsVersion<Document> = { held: Documents<Document> | Difference<Document> }

export const emptyDocumentsVersion = <Document>(): DocumentsVersion<Document> => ({ held: new Map() })

const held = <Document>(version: DocumentsVersion<Document>): Documents<Document> => {
  const way: (readonly [DocumentsVersion<Document>, Difference<Document>])[] = []
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
export const documentsOfVersion: <Document>(
  version: DocumentsVersion<Document>,
) => ReadonlyMap<string, Document | null> = held

/** Returns one document without switching versions; undefined if there is none. */
export const documentInVersion = <Document>(
  version: DocumentsVersion<Document>,
  id: string,
): Document | null | undefined => {
  let { held: documents } = version
  while (!(documents instanceof Map)) {
    if (documents.id === id) return documents.own
    ;({ held: documents } = documents.from)
  }
  return documents.get(id)
}

export const versionAfterWriting = <Document>(
  from: DocumentsVersion<Document>,
  id: string,
  own: Document | null,
): DocumentsVersion<Document> => {
  const documents = held(from)
  const after: DocumentsVersion<Document> = { held: documents }
  from.held = { from: after, id, own: documents.get(id) }
  documents.set(id, own)
  return after
}
