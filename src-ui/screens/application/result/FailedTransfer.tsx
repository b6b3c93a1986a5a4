import { Phrase } from '../../../parts/design/Phrase.tsx'
import { RESULT_TEXTS as T } from '../../../text/ko/application/result.ts'
import { ReasonBox } from '../ReasonList.tsx'
import type { FailedTransferWords } from './result-cells.ts'

/** The account to which the agency could not pay, and the possible causes, in the colour of a task. [D2-939] */
export const FailedTransfer = ({ account, cause }: FailedTransferWords) => (
  <ReasonBox
    title={T['fact.failedAccount']}
    reasons={
      <li>
        {account !== null && <b>{account}</b>} <Phrase as="p" text={cause} />
      </li>
    }
  />
)
