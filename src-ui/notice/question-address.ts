/** The question that an address names after its `#`; null when it names none that there is. [P-319] */
export const questionOf = (hash: string, ids: readonly string[]): string | null => {
  const id = hash.replace(/^#/, '')
  return ids.includes(id) ? id : null
}

/** The address of a question, or of the page when none is open; what was searched for stays out of it. [P-319] */
export const questionAddress = (id: string | null): string => (id === null ? '/board-faq' : `/board-faq#${id}`)
