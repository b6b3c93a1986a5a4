type Documents<Document> = Map<string, Document | null>

/** What a version has in place of the document of another one, which is nearer to the map; undefined for none. */
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

/** Its documents, good until another version is asked. */
export const documentsOf = <Document>(version: Version<Document>): ReadonlyMap<string, Document | null> => {
  const way: (readonly [Version<Document>, Difference<Document>])[] = []
  let { held } = version
  for (let next = version; !(held instanceof Map); { held } = next) {
    way.push([next, held])
    next = held.from
  }
  for (const [to, { from, id, own }] of way.toReversed()) {
    from.held = { from: to, id, own: held.get(id) }
    to.held = held
    if (own === undefined) held.delete(id)
    else held.set(id, own)
  }
  return held
}

/** The version after another one, which has written a document. */
export const afterWriting = <Document>(
  from: Version<Document>,
  id: string,
  own: Document | null,
): Version<Document> => {
  const after: Version<Document> = { held: { from, id, own } }
  documentsOf(after)
  return after
}
