import { useSignals } from '@preact/signals-react/runtime'
import { useSearchParams } from 'wouter'
import { fillWithParticles } from '#domain/text/particles'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { EmptyBox, FlatTyre } from '#ui/parts/design/pictures/EmptyOrBroken.tsx'
import { LateScooter, ShutShop } from '#ui/parts/design/pictures/TooEarlyOrLate.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { RefusalHelpDesk } from '#ui/parts/help-desk/RefusalHelpDesk.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { RESULT_TEXTS } from '#ui/text/ko/application/result.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { SMALL_PAGE_TEXTS as T } from '#ui/text/ko/text-pages/small-pages.ts'
import { alertHelpSentence, alertText } from './alert-texts.table.ts'

/** The drawing for each kind of alert: no alert, a time-out, a closed page, or a service that does not answer. */
const AlertPicture = ({ code }: { readonly code: string | null }) => {
  if (code === null) return <EmptyBox />
  if (code.endsWith('.expired')) return <LateScooter />
  return code.startsWith('queue.') || code.startsWith('common.') ? <FlatTyre /> : <ShutShop />
}

/**
 * Renders one of the fixed alerts as a page, for external links. If the URL has no key, the page says that there is no
 * news. It then says how news arrives; if that is not configured, it says where the status is. [P-257] [D1-781]
 */
const AlertScreen = () => {
  useSignals()
  const [parameters] = useSearchParams()
  const code = parameters.get('code')
  const { noticeBy } = currentSettings.value
  const notice =
    code === null && noticeBy !== '' ? fillWithParticles(RESULT_TEXTS['result.noticeBy'], { by: noticeBy }) : undefined
  const help = alertHelpSentence(code)
  return (
    <FlowPage isText>
      <Stop
        picture={<AlertPicture code={code} />}
        title={alertText(code)}
        reason={help === undefined ? undefined : { title: help }}
        actions={
          <>
            {code === null && (
              <LinkButton href="/bzmn-result" block>
                {SHARED_BUTTON_TEXTS['common.result']}
              </LinkButton>
            )}
            <LinkButton kind={code === null ? 'text' : 'primary'} href="/" block>
              {code === null
                ? SHARED_BUTTON_TEXTS['common.home']
                : `${EVERY_PAGE_TEXTS['common.confirm']} (${SHARED_BUTTON_TEXTS['common.home']})`}
            </LinkButton>
          </>
        }
        helpDesk={code === null ? undefined : <RefusalHelpDesk />}
        alert
      >
        {code === null && (
          <Phrase as="p" text={notice === undefined ? T['alert.noneWhy'] : `${notice} ${T['alert.noneWhy']}`} />
        )}
      </Stop>
    </FlowPage>
  )
}

export default AlertScreen
