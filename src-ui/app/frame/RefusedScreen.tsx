import { useLayoutEffect } from 'react'
import type { GuardAlert } from '#domain/session/guards.table'
import { LateScooter, ShutShop } from '../../parts/design/pictures/TooEarlyOrLate.tsx'
import { REFUSED, UNKEPT } from '../../text/ko/guard.ts'
import { documentTitle } from '../../text/ko/titles.ts'
import { EdgePage } from '../../parts/page/EdgePage.tsx'
import { title } from '../../parts/page/Arrival.tsx'

/** The screen behind the window that says why a visit was refused. [D1-13] */
const RefusedScreen = ({ alert, unkept }: { readonly alert: GuardAlert; readonly unkept: boolean }) => {
  const words = unkept ? UNKEPT['guard.unkeptTitle'] : REFUSED[alert]
  useLayoutEffect(() => {
    title.value = words
    document.title = documentTitle(words)
  }, [words])
  return <EdgePage art={alert === 'expired' && !unkept ? <LateScooter /> : <ShutShop />} title={words} />
}

export default RefusedScreen
