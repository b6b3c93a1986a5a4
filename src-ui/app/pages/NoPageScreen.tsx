import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { FlowPage } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { VanShapes } from '#ui/parts/design/pictures/Street.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { GUARD_HELP_SENTENCES, GUARD_SENTENCES } from '#ui/text/ko/pages/guard.ts'
import { PAGE_TITLES } from '#ui/text/ko/pages/titles.ts'
import { NavigationEnd } from './NavigationEnd.tsx'

/** The picture for an unknown URL: a van at a signpost that points both ways. */
const Signpost = () => (
  <svg viewBox="0 0 260 124" aria-hidden="true">
    <rect x="204" y="20" width="8" height="104" rx="3" fill="#052561" />
    <path d="M176 26h56l16 14-16 14h-56a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4z" fill="#256ef4" />
    <path d="M240 62h-52l-14 12 14 12h52a4 4 0 0 0 4-4V66a4 4 0 0 0-4-4z" fill="#ffb114" />
    <g fill="none" strokeWidth="3.5" strokeLinecap="round">
      <path d="M199 36.5a5.5 5.5 0 1 1 8 5c-2 1-2.5 2-2.5 3.5M204.5 48.8v.4" stroke="#fff" />
      <path d="M206 70.5a5 5 0 1 1 7.5 4.4c-2 1-2.3 1.6-2.3 3.1M211.2 81.6v.4" stroke="#052561" />
    </g>
    <g transform="translate(0 18) scale(.88)">
      <VanShapes />
    </g>
  </svg>
)

/**
 * Renders the screen of an unknown URL: what is missing, the likely cause, and links to the two pages that people want
 * most. The sentence of the specification is small, below them. The telephone number is in the header. [D1-781]
 * [D1-1014]
 */
const NoPageScreen = ({ path }: { readonly path: string }) => (
  <FlowPage isText>
    <Stop
      picture={<Signpost />}
      below={GUARD_SENTENCES.invalidAccess}
      title={GUARD_HELP_SENTENCES['guard.noSuchPage']}
      actions={
        <>
          <LinkButton href="/" block>
            {SHARED_BUTTON_TEXTS['common.home']}
          </LinkButton>
          <LinkButton kind="text" href="/bzmn-result" block>
            {SHARED_BUTTON_TEXTS['common.result']}
          </LinkButton>
        </>
      }
    >
      <Phrase as="p" text={GUARD_HELP_SENTENCES['guard.noSuchPageCause']} />
    </Stop>
    <NavigationEnd path={path} title={PAGE_TITLES['title.notFound']} />
  </FlowPage>
)

export default NoPageScreen
