import { useEffect, useState } from 'react'
import { GENERAL } from '../text/ko/general.ts'

/** A wait shorter than this needs no word about it. */
const PATIENCE_MS = 400

/** What stands in the place of a screen that is on its way: room first, words only if it takes a while. */
export const ScreenLoading = () => {
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main id="main" className="page flow flow--loading" tabIndex={-1} aria-busy="true">
      <p role="status">{late ? GENERAL['common.loadingData'] : ''}</p>
    </main>
  )
}
