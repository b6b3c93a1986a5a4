import { useEffect, useState } from 'react'
import { WORDS } from '../../text/ko/words.ts'
import { ScreenFailed, ScreenLoading } from '../../parts/page/ScreenBoundary.tsx'

/** Matches the entry script of a document; its name differs in each release. */
const FIRST_SCRIPT = /\/assets\/index-[\w-]+\.js/
/** Time limit for checking whether a newer release is published, in milliseconds. */
const ASKING_MS = 3000

/**
 * True if the server has another release than this page, so that parts of this release may be gone. Rejects without an
 * answer.
 */
const isReplaced = async (): Promise<boolean> => {
  const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(ASKING_MS) })
  const [script] = FIRST_SCRIPT.exec(await answer.text()) ?? []
  return script !== undefined && document.querySelector(`script[src="${script}"]`) === null
}

/** Replaces the screen of a route that failed; offers a newer release if there is one. [E-207] */
export const FailedRoute = ({ error }: { readonly error: unknown }) => {
  const [replaced, setReplaced] = useState<boolean | null>(null)
  useEffect(() => {
    dispatchEvent(new ErrorEvent('caughterror', { error }))
    void isReplaced()
      .catch(() => false)
      .then(setReplaced)
  }, [error])
  if (replaced === null) return <ScreenLoading />
  return replaced ? <ScreenFailed sentence={WORDS['common.newRelease']} /> : <ScreenFailed />
}
