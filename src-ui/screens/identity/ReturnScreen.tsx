import { useEffect, useLayoutEffect, useState } from 'react'
import type { CertificationReturnPage } from '#app/identity/certification-window.port'
import { makeCertificationReturnPage } from '#infra/identity/certification-return-browser'
import { ActionBar } from '#ui/parts/design/ActionBar.tsx'
import { HeroBanner, type BannerTone } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { IDENTITY_TEXTS as T } from '#ui/text/ko/identity/identity.ts'
import { COMPONENT_TEXTS } from '#ui/text/ko/kernel/components.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'

type ReturnState = CertificationReturnPage['result'] | 'sending' | 'noReceiver'

const SHOWN = {
  sending: { tone: 'info', title: COMPONENT_TEXTS['common.loading'] },
  noReceiver: { tone: 'danger', title: T['cert.noOpener'] },
  certified: { tone: 'success', title: T['cert.resultOk'] },
  cancelled: { tone: 'warning', title: T['cert.resultCancelled'] },
  failed: { tone: 'danger', title: T['cert.failed'] },
} as const satisfies Record<ReturnState, { readonly tone: BannerTone; readonly title: string }>

/**
 * The page to which a certification provider redirects its window. The page passes the result to the window that opened
 * this one, and then closes this window. It immediately removes name, birth date and identity value from the URL and
 * the history. [E-121] [D1-30]
 */
const ReturnScreen = () => {
  const [page] = useState(makeCertificationReturnPage)
  const [state, setShown] = useState<ReturnState>(page.hasOpener ? page.result : 'sending')

  useLayoutEffect(() => page.clearUrl(), [page])
  useEffect(
    () =>
      page.passOn((isReceived) => {
        setShown(isReceived ? page.result : 'noReceiver')
        if (isReceived) page.close()
      }),
    [page],
  )

  return (
    <FlowPage>
      <div role="status">
        <HeroBanner {...SHOWN[state]} />
      </div>
      {state === 'noReceiver' && (
        <ActionBar>
          <Button onPress={() => page.close()}>{EVERY_PAGE_TEXTS['common.close']}</Button>
        </ActionBar>
      )}
    </FlowPage>
  )
}

export default ReturnScreen
