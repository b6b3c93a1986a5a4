import { useSignals } from '@preact/signals-react/runtime'
import { describeReasons, type Reason } from '#domain/application/result'
import { Banner, InlineAlert } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { Section } from '../design/Page.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { GENERAL } from '../text/ko/general.ts'
import { WORDS } from '../text/ko/words.ts'
import { OPINION as T } from '../text/ko/opinion.ts'
import { RESULT } from '../text/ko/result.ts'
import type { OpinionPage } from './opinion-page.model.ts'
import look from './opinion.module.css'

const titleOf = ({ code, title }: Reason): string => {
  if (title === null) return code
  return 'text' in title ? title.text : RESULT[title.key]
}

/** Why the payment is on hold, one alert per code; where their names do not come, what is known and a way to ask again. [P-145] [P-147] [P-148] [P-306] */
export const HoldReasons = ({ remark, page }: { readonly remark: string | null; readonly page: OpinionPage }) => {
  useSignals()
  const names = page.reasons.value
  const reasons = describeReasons(remark, names.is === 'there' ? names.list : null)
  if (reasons.length === 0 && names.is !== 'failed') return null
  return (
    <Section title={T['op.reasons']}>
      {reasons.length > 0 && (
        <ul className={look['reasons']}>
          {reasons.map((reason, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a code may be repeated, and entries never change places
            <li key={index}>
              <Banner tone="warning" title={titleOf(reason)}>
                <p>
                  <Phrase text={RESULT[reason.description]} />
                </p>
              </Banner>
            </li>
          ))}
        </ul>
      )}
      {names.is === 'failed' && (
        <InlineAlert
          tone="danger"
          title={T['op.reasonsFailed']}
          actions={
            <Button kind="tertiary" small icon="refresh" onPress={() => void page.loadReasons()}>
              {WORDS['common.retry']}
            </Button>
          }
        >
          <p>
            <Phrase text={GENERAL['common.networkError']} />
          </p>
        </InlineAlert>
      )}
    </Section>
  )
}
