import { Phrase } from '../../../parts/design/Phrase.tsx'
import { RESULT_STATES } from '../../../text/ko/application/result-states.ts'
import { ReasonBox } from '../ReasonList.tsx'
import type { BlockContents } from './result-blocks.ts'

/**
 * The sent-back files of a due supplement, grouped by reason, the number of further files, and what happens without a
 * supplement. [A-275] [D2-913]
 */
export const SentBackFiles = ({ groups, more }: BlockContents['sentBack']) => {
  const items = groups.map(({ reason, files }) => (
    <li key={reason}>
      <Phrase as="b" text={reason ?? files} /> {reason !== null && <Phrase as="p" text={files} />}
    </li>
  ))
  return (
    <ReasonBox title={RESULT_STATES.supplementDue.reasons} reasons={items}>
      {more !== null && <Phrase as="p" text={more} />}
      <Phrase as="p" text={RESULT_STATES.supplementDue.next} />
    </ReasonBox>
  )
}
