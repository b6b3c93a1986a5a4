import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { HelpDeskName } from '#domain/pages/routes'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { SkipLink } from '#ui/parts/page/SkipLink.tsx'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

const Chatbot = lazyOptional(() => import('./Chatbot.tsx'))

const moveToContent = () => document.querySelector<HTMLElement>('#main')?.focus()

type Props = {
  readonly children: ReactNode
  /** True for any page except the main page. */
  readonly inner?: boolean
  readonly title?: ReactNode
  readonly countdown?: ReactNode
  readonly helpDesk?: HelpDeskName
}

/** The chat is loaded only if the deployment has one. */
const ChatbotPlace = () => {
  useSignals()
  const url = currentSettings.value.chatbotUrl
  return url === '' ? null : <Chatbot url={url} />
}

export const Frame = ({ children, inner = false, title, countdown, helpDesk = 'application' }: Props) => (
  <>
    <SkipLink text={EVERY_PAGE_TEXTS['common.skip']} onClick={moveToContent} />
    <Header inner={inner} title={title} countdown={countdown} helpDesk={helpDesk} />
    {children}
    <Footer helpDesk={helpDesk} />
    <ChatbotPlace />
  </>
)
