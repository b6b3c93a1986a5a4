import { useEffect, useState } from 'react'
import type { KeptDraft } from '#domain/records/kept-records'
import { findKeptDraft } from './kept-draft.ts'

/**
 * Returns the draft of an application that this tab keeps; null if there is none, until the answer is known, and if
 * `isAsked` is false. [D1-425]
 */
export const useKeptApplication = (isAsked: boolean): KeptDraft | null => {
  const [keptDraft, setKept] = useState<KeptDraft | null>(null)
  useEffect(() => {
    if (isAsked)
      findKeptDraft().then(
        (draft) => setKept(draft?.flow === 'application' ? draft : null),
        () => undefined,
      )
  }, [isAsked])
  return keptDraft
}
