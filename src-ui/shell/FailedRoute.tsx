import { useEffect, useState } from 'react'
import { WORDS } from '../text/ko/words.ts'
import { ScreenFailed, ScreenLoading } from './ScreenBoundary.tsx'

/** The first script of a document of the build; its name is another one in each release. */
const FIRST_SCRIPT = /\/assets\/index-[\w-]+\.js/
/** Whether there is a newer release is asked for so long. */
const ASKING_MS = 3000

/** Does the server publish another release than this page's? Parts of this one are gone then. Fails without an answer. */
const isReplaced = async (): Promise<boolean> => {
  const answer = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(ASKING_MS) })
  const [script] = FIRST_SCRIPT.exec(await answer.text()) ?? []
  return script !== undefined && document.querySelector(`script[src="${script}"]`) === null
}

/** Stands in for the screen of a route that failed; where a newer release is the reason, it is offered. [E-207] */
export const FailedRoute = ({ error }: { readonly error: unknown }) => {
  const [replaced, setReplaced] = useState<boolean | null>(null)
  useEffect(() => {
    dispatchEvent(new ErrorEvent('screenerror', { error }))
    void isReplaced()
      .catch(() => false)
      .then(setReplaced)
  }, [error])
  if (replaced === null) return <ScreenLoading />
  return replaced ? <ScreenFailed sentence={WORDS['common.newRelease']} /> : <ScreenFailed />
}
