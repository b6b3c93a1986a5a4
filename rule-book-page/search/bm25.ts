/**
 * How much a term that occurs more often in a document adds, and how much long documents lose. Both are usual values.
 */
const SATURATION = 1.2
const LENGTH = 0.6

/** The ranking function BM25 over documents that are lists of terms. */
export type Bm25<Document> = {
  /** Returns the documents that have a term of the query, with their scores. */
  readonly scoresOf: (query: Iterable<string>) => ReadonlyMap<Document, number>
  /** Returns the weight of a term: the rarer, the larger; the largest for a term that no document has. */
  readonly weightOf: (term: string) => number
}

/** Indexes documents by their terms. `byLength`: from 0 (not at all) to 1, how much long documents lose. */
export const makeBm25 = <Document>(
  documents: ReadonlyMap<Document, readonly string[]>,
  { byLength = LENGTH }: { readonly byLength?: number } = {},
): Bm25<Document> => {
  const average = [...documents.values()].reduce((sum, terms) => sum + terms.length, 0) / documents.size
  /** The documents that have a term, with the score that the term adds to them before its weight. */
  const postings = new Map<string, Map<Document, number>>()
  for (const [document, terms] of documents) {
    const counts = new Map<string, number>()
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
    const length = SATURATION * (1 - byLength + (byLength * terms.length) / average)
    for (const [term, count] of counts) {
      const found = postings.get(term) ?? new Map<Document, number>()
      postings.set(term, found.set(document, (count * (SATURATION + 1)) / (count + length)))
    }
  }
  const weightOf = (term: string): number => {
    const found = postings.get(term)?.size ?? 0
    return Math.log(1 + (documents.size - found + 0.5) / (found + 0.5))
  }
  return {
    weightOf,
    scoresOf: (query) => {
      const scores = new Map<Document, number>()
      for (const term of new Set(query)) {
        const weight = weightOf(term)
        for (const [document, part] of postings.get(term) ?? [])
          scores.set(document, (scores.get(document) ?? 0) + weight * part)
      }
      return scores
    },
  }
}
