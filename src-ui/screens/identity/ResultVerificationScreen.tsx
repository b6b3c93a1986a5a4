import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { MinorSection } from '../../parts/design/Page.tsx'
import { IDENTITY as T } from '../../text/ko/identity.ts'
import { VerificationPage } from './VerificationPage.tsx'

/** The certification of the result flow; the business number is the alternative. [E-013] [E-101] */
const ResultVerificationScreen = () => (
  <VerificationPage flow="result" title={T['cert.introResult']}>
    <MinorSection title={T['cert.byNumber']}>
      <p>{T['cert.byNumberMore']}</p>
      <LinkButton href="/bzmn-result" kind="secondary" block>
        {T['cert.toBrno']}
      </LinkButton>
    </MinorSection>
  </VerificationPage>
)

export default ResultVerificationScreen
