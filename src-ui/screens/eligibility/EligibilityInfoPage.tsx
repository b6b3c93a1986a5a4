import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { ActionBar } from '#ui/parts/design/ActionBar.tsx'
import { Button, BlockedReasonLine } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { PageHead } from '#ui/parts/design/PageHead.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { LateScooter } from '#ui/parts/design/pictures/TooEarlyOrLate.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { RefusalHelpDesk } from '#ui/parts/help-desk/RefusalHelpDesk.tsx'
import { reopeningTimeText } from '#ui/parts/notice/application-closure.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { ELIGIBILITY_TEXTS } from '#ui/text/ko/eligibility/eligibility.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'

type InfoPageProps = { readonly title: string; readonly lead?: string | undefined; readonly children: ReactNode }

/**
 * A notice that applications are closed, and when they open again. The content of the page stays visible below it.
 * [E-070] [D1-263]
 */
const ClosedNote = () => {
  useSignals()
  const reopens = reopeningTimeText.value
  if (reopens === null) return null
  return (
    <Stop
      picture={<LateScooter />}
      title={ELIGIBILITY_TEXTS['elig.closed']}
      reason={{ title: reopens || ELIGIBILITY_TEXTS['elig.reopensLater'], text: ELIGIBILITY_TEXTS['elig.readNow'] }}
      actions={
        <LinkButton kind="secondary" href="/onslf-check-result" block>
          {SHARED_BUTTON_TEXTS['common.result']}
        </LinkButton>
      }
      helpDesk={<RefusalHelpDesk />}
      rank={2}
      status
    />
  )
}

/**
 * The frame of the two pages that come before an application. Its buttons are at the end. While applications are
 * closed, the button that starts an application is disabled, as the tile of the main page is. [E-069] [E-070]
 */
export const EligibilityInfoPage = ({ title, lead, children }: InfoPageProps) => {
  useSignals()
  const navigate = useNavigate()
  const reopens = reopeningTimeText.value
  return (
    <FlowPage isText>
      <PageHead title={title} lead={lead} />
      <ClosedNote />
      {children}
      {reopens !== null && <BlockedReasonLine id="apply-closed" text={reopens || ELIGIBILITY_TEXTS['elig.closed']} />}
      <ActionBar>
        <Button kind="tertiary" onPress={() => navigate('/')}>
          {ELIGIBILITY_TEXTS['elig.back']}
        </Button>
        <Button onPress={() => navigate('/self-check')} blockedBy={reopens === null ? null : 'apply-closed'}>
          {ELIGIBILITY_TEXTS['elig.apply']}
        </Button>
      </ActionBar>
    </FlowPage>
  )
}

/**
 * A sentence. If it contains key words, they are bold. Telephone numbers in it are links. A particle stays on the line
 * of the key words before it.
 */
export const EmphasisedText = ({ text, mark }: { readonly text: string; readonly mark: string }) => {
  const start = text.indexOf(mark)
  if (start === -1) return <TextWithPhoneLinks text={text} />
  const after = text.slice(start + mark.length)
  return (
    <span>
      <TextWithPhoneLinks text={text.slice(0, start)} />
      <b>
        <TextWithPhoneLinks text={mark} />
      </b>
      <span className={/^\S/.test(after) ? 'join' : undefined}>
        <TextWithPhoneLinks text={after} />
      </span>
    </span>
  )
}
