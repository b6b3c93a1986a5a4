import { useEffect, useState } from 'react'
import { findKeptDraft } from './kept-draft.ts'

/**
 * True if this tab keeps a draft of an application. False while this is not known, and if `isAsked` is false. [D1-425]
 */
export const useKeptApplication = (isAsked: boolean): boolean => {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    if (isAsked)
      findKeptDraft().then(
        (draft) => setKept(draft?.flow === 'application'),
        () => undefined,
      )
  }, [isAsked])
  return isKept
}
