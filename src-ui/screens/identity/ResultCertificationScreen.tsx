import { LinkButton } from '../../parts/design/LinkButton.tsx'
import { MinorSection } from '../../parts/design/Page.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { IDENTITY_TEXTS as T } from '../../text/ko/identity.ts'
import { CertificationPage } from './CertificationPage.tsx'
import styles from './CertificationPage.module.css'

/** The certification of the result flow. The alternative is the business number. [E-013] [E-101] */
const ResultCertificationScreen = () => (
  <CertificationPage flow="result" title={T['cert.introResult']}>
    <MinorSection>
      <div>
        <Phrase as="p" text={T['cert.byNumber']} />
        <LinkButton href="/bzmn-result" kind="text" className={styles.toNumber}>
          {T['cert.toBrno']}
        </LinkButton>
      </div>
    </MinorSection>
  </CertificationPage>
)

export default ResultCertificationScreen
