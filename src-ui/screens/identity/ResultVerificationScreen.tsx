import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { MinorSection } from '../../parts/design/Page.tsx'
import { IDENTITY as T } from '../../text/ko/identity.ts'
import { VerificationPage } from './VerificationPage.tsx'
import styles from './VerificationPage.module.css'

/** The certification of the result flow; the business number is the alternative. [E-013] [E-101] */
const ResultVerificationScreen = () => (
  <VerificationPage flow="result" title={T['cert.introResult']}>
    <MinorSection>
      <LinkButton href="/bzmn-result" kind="text" className={styles.toNumber}>
        {T['cert.toBrno']}
      </LinkButton>
    </MinorSection>
  </VerificationPage>
)

export default ResultVerificationScreen
