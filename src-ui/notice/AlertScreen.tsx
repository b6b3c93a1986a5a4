import { useSearchParams } from 'wouter'
import { FlowPage, PageHead } from '../design/Page.tsx'
import { LinkButton } from '../design/LinkButton.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { TITLES } from '../text/ko/titles.ts'
import { alertText } from './alert-texts.table.ts'

/** One of the fixed alerts as a page, for whoever links to it from outside. [P-257] [D3-30] */
const AlertScreen = () => {
  const [parameters] = useSearchParams()
  return (
    <FlowPage>
      <PageHead title={TITLES['title.modalAlert']}>
        <p role="alert">
          <Phrase text={alertText(parameters.get('code'))} />
        </p>
      </PageHead>
      <div className="actions">
        <LinkButton href="/">{GENERAL['common.confirm']}</LinkButton>
      </div>
    </FlowPage>
  )
}

export default AlertScreen
