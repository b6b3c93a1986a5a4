import { Phrase } from '../../../parts/design/Phrase.tsx'
import { RESULT_STATES } from '../../../text/ko/result-states.ts'
import { ReasonBox } from '../ReasonList.tsx'
import type { SentBackFiles as Words } from './result-page.ts'
import styles from './result.module.css'

/** The sent-back files of a due supplement, grouped by reason, and the number of further files. */
export const SentBackFiles = ({ groups, more }: Words) => {
  const items = groups.map(({ reason, files }) => (
    <li key={reason} className={styles.sentBack}>
      <Phrase as="b" text={reason ?? files} />
      {reason !== null && (
        <>
          {' '}
          <Phrase text={files} />
        </>
      )}
    </li>
  ))
  return groups.length === 0 ? null : (
    <ReasonBox title={RESULT_STATES.supplementDue.reasons} reasons={items}>
      {more !== null && <Phrase as="p" text={more} />}
    </ReasonBox>
  )
}
