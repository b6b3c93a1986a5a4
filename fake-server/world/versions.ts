type Documents<Document> = Map<string, Document | null>

/** What a version has instead of the document of another one, which is nearer to the map; undefined for none. */
type Difference<Document> = {
  readonly from: Version<Document>
  readonly id: string
  readonly own: Document | null | undefined
}

/**
 * Documents by id as a value, null for removed ones, in the order of their first writing. All versions share one map, so that
 * a change copies nothing: the version that was asked last holds it, the others know what they differ in.
 */
export type Version<Document> = { held: Documents<Document> | Difference<Document> }

/** A version without documents. */
export const firstVersion = <Document>(): Version<Document> => ({ held: new Map() })

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

/** Its documents, valid until another version is read. */
export const documentsOf: <Document>(version: Version<Document>) => ReadonlyMap<string, Document | null> = held

/** One of its documents, without switching versions; undefined where it has none. */
export const documentIn = <Document>(version: Version<Document>, id: string): Document | null | undefined => {
  let { held: documents } = version
  while (!(documents instanceof Map)) {
    if (documents.id === id) return documents.own
    ;({ held: documents } = documents.from)
  }
  return documents.get(id)
}

/** The version after another one, which has written a document. */
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
