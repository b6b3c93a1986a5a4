import { useState } from 'react'
import { SessionStore } from '#app/kernel/session-store.port'
import { isNumberLookedUp } from '#domain/session/session'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { MinorSection } from '#ui/parts/design/Page.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { KeptApplicationNote } from '#ui/parts/records/KeptApplicationNote.tsx'
import { useServices } from '#ui/parts/services/services.ts'
import { IDENTITY_TEXTS as T } from '#ui/text/ko/identity/identity.ts'
import { CertificationPage } from './CertificationPage.tsx'
import styles from './CertificationPage.module.css'

/**
 * The certification of the result flow. The alternative is the business number, or another one after a lookup. A draft
 * of an application leads to its flow. [E-101] [D2-894]
 */
const ResultCertificationScreen = () => {
  const { session } = useServices({ session: SessionStore })
  const [isLookedUp] = useState(() => isNumberLookedUp(session.read()))
  return (
    <CertificationPage flow="result" title={T['cert.introResult']}>
      <MinorSection>
        <div>
          {!isLookedUp && <Phrase as="p" text={T['cert.byNumber']} />}
          <LinkButton href="/bzmn-result" kind="text" className={styles.toNumber}>
            {T[isLookedUp ? 'cert.otherNumber' : 'cert.toBrno']}
          </LinkButton>
        </div>
      </MinorSection>
      <KeptApplicationNote />
    </CertificationPage>
  )
}

export default ResultCertificationScreen
