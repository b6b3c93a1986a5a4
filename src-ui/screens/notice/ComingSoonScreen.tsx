import { type ReadonlySignal, computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { Effect } from 'effect'
import { useEffect, useState } from 'react'
import { type MaintenanceNotice, ReadMaintenanceNotice } from '#app/notice/watch-maintenance'
import { KeepRecords } from '#app/session/keep-records'
import { SessionStore } from '#app/session/session-store.port'
import type { Instant } from '#domain/kernel/calendar'
import { periodEndsInWords } from '#domain/notice/landing-time'
import worksite from '../../assets/pictures/worksite.svg'
import { Dialable } from '../../parts/design/Dialable.tsx'
import { InlineAlert } from '../../parts/design/Banner.tsx'
import { Slip, SlipBody, SlipHead, SlipLabel } from '../../parts/design/Slip.tsx'
import { Phrase } from '../../parts/design/Phrase.tsx'
import { PageWidth } from '../../parts/design/Layout.tsx'
import { type Served, served } from '../../parts/services.ts'
import { helpPhones } from '../../parts/session/show-failure.ts'
import { lazyOptional } from '../../parts/page/LazyParts.tsx'
import { fill } from '../../text/fill.ts'
import { MAINTENANCE as T } from '../../text/ko/maintenance.ts'
import { now } from '../../parts/signals.ts'
import { ServerHtml } from './ServerHtml.tsx'
import styles from './coming-soon.module.css'
import popupStyles from './popup.module.css'
import { CARD } from '../../parts/design/Page.tsx'

const RoadView = lazyOptional(() => import('./RoadView.tsx'))

/** The notice of each moment; the same one as long as it says the same, so that a tick of the clock renders nothing. */
const makeMaintenanceNotice = (
  read: ReadMaintenanceNotice,
  now: ReadonlySignal<Instant | null>,
): ReadonlySignal<MaintenanceNotice> => {
  const first = read()
  const latest = computed(() => (now.value === null ? first : read()))
  const [landing, from, until, unknown] = [
    computed(() => latest.value.landing),
    computed(() => latest.value.from),
    computed(() => latest.value.until),
    computed(() => latest.value.unknown),
  ]
  return computed(() => ({ landing: landing.value, from: from.value, until: until.value, unknown: unknown.value }))
}

/** Breaks between begin and end alone. */
const Period = ({ from, until }: Pick<MaintenanceNotice, 'from' | 'until'>) => {
  if (from === null)
    return <span className="nobr">{fill(T['cs.until'], { end: periodEndsInWords(until, until).start })}</span>
  const { start, end } = periodEndsInWords(from, until)
  return (
    <>
      <span className="nobr">{start}</span> <span className="nobr">~ {end}</span>
    </>
  )
}

/** What is said where no administrator has said anything else. [P-240] */
const DefaultNotice = ({ notice: { from, until, unknown } }: { readonly notice: MaintenanceNotice }) => (
  <>
    <div className={styles.head}>
      <img className={styles.art} src={worksite} alt="" width={248} height={148} />
      <Phrase as="h1" text={T['cs.heading']} />
      <Phrase as="p" text={T['cs.body']} />
    </div>
    {unknown && (
      <InlineAlert title={T['cs.loadFailed']}>
        <Phrase text={T['cs.loadFailedHelp']} />
      </InlineAlert>
    )}
    <div className={styles.slip}>
      <Slip>
        <SlipHead>
          <SlipLabel>{T['cs.periodLabel']}</SlipLabel>
          <p className={styles.period}>
            <Period from={from} until={until} />
          </p>
        </SlipHead>
        <SlipBody>
          <Phrase as="p" text={T['cs.mayVary']} />
        </SlipBody>
      </Slip>
    </div>
  </>
)

/** What an administrator has written for this window. [P-239] */
const LandingNotice = ({ html }: { readonly html: string }) => (
  <>
    <div className={styles.head}>
      <img className={styles.art} src={worksite} alt="" width={248} height={148} />
      <h1>{T['cs.title']}</h1>
    </div>
    <div className={CARD}>
      <ServerHtml html={html} className={popupStyles.html} rank={2} />
    </div>
  </>
)

/** What the page asks of the product. */
const COMING_SOON_SERVICES = {
  readNotice: ReadMaintenanceNotice,
  records: KeepRecords,
  session: SessionStore,
} as const

/**
 * The page of a maintenance window. Whoever waits here is taken home by the page when it is over, and is told so.
 * [P-239] [P-240] [P-241] [P-242] [D3-52]
 */
export const ComingSoon = ({ readNotice, records, session }: Served<typeof COMING_SOON_SERVICES>) => {
  useSignals()
  const [notice] = useState(() => makeMaintenanceNotice(readNotice, now))
  const [draftKept, setDraftKept] = useState(false)
  useEffect(() => {
    void Effect.runPromise(records.draftOf(session.read())).then((draft) => setDraftKept(draft !== null))
  }, [records, session])
  const { landing } = notice.value
  return (
    <main id="main" className={styles.place} tabIndex={-1}>
      <PageWidth>
        <div className={styles.column}>
          {landing === null ? <DefaultNotice notice={notice.value} /> : <LandingNotice html={landing.content} />}
          <div className={styles.after}>
            {draftKept && <Phrase as="p" text={T['cs.kept']} />}
            <Phrase as="p" text={T['cs.waits']} />
            <p>
              <Dialable text={fill(T['cs.call'], helpPhones())} />
            </p>
          </div>
        </div>
      </PageWidth>
      <RoadView />
    </main>
  )
}

export default served(COMING_SOON_SERVICES, (services) => <ComingSoon {...services} />)
