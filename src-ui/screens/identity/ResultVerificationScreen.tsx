import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { IDENTITY as T } from '../../text/ko/identity.ts'
import { VerificationPage } from './VerificationPage.tsx'

/** The certification of the result flow; the business number is the alternative. [E-013] [E-101] */
const ResultVerificationScreen = () => (
  <VerificationPage flow="result" title={T['cert.introResult']}>
    <LinkButton href="/bzmn-result" kind="text">
      {T['cert.toBrno']}
    </LinkButton>
  </VerificationPage>
)

export default ResultVerificationScreen
