import { describeReasons, type Reason, type ReasonCode } from '#domain/application/result'
import { Icon } from '../design/Icon.tsx'
import { Card } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { RESULT as T } from '../text/ko/result.ts'
import look from './result.module.css'

const titleOf = ({ title }: Reason): string | null => {
  if (title === null) return null
  return 'text' in title ? title.text : T[title.key]
}

/** Why the agency stopped or refused, one entry per code; nothing without one. to */
export const ResultReasons = ({
  remark,
  list,
}: {
  readonly remark: string | null
  readonly list: readonly ReasonCode[] | null
}) => {
  const reasons = describeReasons(remark, list)
  return reasons.length === 0 ? null : (
    <Card title={T['result.alerts']}>
      <ul className={look.reasons}>
        {reasons.map((reason, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a code may be repeated, and entries never change places
          <li key={index}>
            <Icon name="alert" />
            <div>
              {titleOf(reason) !== null && <b>{titleOf(reason)}</b>}
              <p>
                <Phrase text={T[reason.description]} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
