import { type ReadonlySignal, computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useEffect, useState } from 'react'
import { SessionStore } from '#app/kernel/session-store.port'
import { type MaintenanceNotice, DeriveMaintenanceNotice } from '#app/notice/watch-maintenance'
import { TabDrafts } from '#app/records/tab-drafts'
import { formatPeriodEnds } from '#domain/notice/landing-time'
import type { Instant } from '#domain/time/calendar'
import worksite from '#ui/assets/pictures/worksite.svg'
import { InlineAlert } from '#ui/parts/design/Banner.tsx'
import { PageWidth } from '#ui/parts/design/Layout.tsx'
import { TextWithPhoneLinks } from '#ui/parts/design/PhoneLinks.tsx'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { Stop } from '#ui/parts/design/Stop.tsx'
import { helpDeskPhones } from '#ui/parts/help-desk/help-desk.ts'
import { HelpDeskClosedNote } from '#ui/parts/help-desk/HelpDeskHours.tsx'
import { ServerHtml } from '#ui/parts/notice/ServerHtml.tsx'
import { lazyOptional } from '#ui/parts/page/LazyParts.tsx'
import { runEffect } from '#ui/parts/services/run-effect.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { serverTime } from '#ui/parts/services/signals.ts'
import { fill } from '#ui/text/fill.ts'
import { MAINTENANCE_WORDS as T } from '#ui/text/ko/notice/maintenance.ts'
import styles from './MaintenanceScreen.module.css'

const TrafficView = lazyOptional(() => import('#ui/parts/traffic/TrafficView.tsx'))

/**
 * Makes a signal with the notice at the current time. The signal keeps the same object while the content is unchanged,
 * so that a tick of the clock renders nothing.
 */
const makeMaintenanceNotice = (
  read: DeriveMaintenanceNotice,
  now: ReadonlySignal<Instant | null>,
): ReadonlySignal<MaintenanceNotice> => {
  const first = read()
  const latest = computed(() => (now.value === null ? first : read()))
  const [landing, from, until, isUnknown] = [
    computed(() => latest.value.landing),
    computed(() => latest.value.from),
    computed(() => latest.value.until),
    computed(() => latest.value.unknown),
  ]
  return computed(() => ({ landing: landing.value, from: from.value, until: until.value, unknown: isUnknown.value }))
}

type NoticeProps = { readonly notice: MaintenanceNotice; readonly draftKept: boolean }

/** The maintenance period. A line may break only between the two times, not inside one. */
const Period = ({ from, until }: { readonly from: Instant; readonly until: Instant }) => {
  const { start, end } = formatPeriodEnds(from, until)
  return (
    <p>
      {T['cs.periodLabel']} <span className="nobr">{start}</span> <span className="nobr">~ {end}</span>
    </p>
  )
}

/**
 * The default notice. It is shown if no administrator has stored one, or if the stored ones could not be loaded.
 * [P-240] [P-241]
 */
const DefaultNotice = ({ from, until, unknown }: MaintenanceNotice) => (
  <>
    {unknown && (
      <InlineAlert title={T['cs.loadFailed']}>
        <Phrase text={T['cs.loadFailedHelp']} />
      </InlineAlert>
    )}
    {from !== null && <Period from={from} until={until} />}
    <Phrase as="p" text={T['cs.mayVary']} />
    <Phrase as="p" text={T['cs.body']} />
  </>
)

/**
 * The end of the maintenance window, and what happens then. The administrator's text for this window is below. [P-239]
 * [P-240]
 */
const MaintenanceContent = ({ notice, draftKept }: NoticeProps) => {
  useSignals()
  const { landing, until } = notice
  return (
    <Stop
      picture={<img className={styles.art} src={worksite} alt="" width={248} height={148} />}
      title={T[landing === null ? 'cs.heading' : 'cs.title']}
      reason={{
        title: fill(T['cs.until'], { end: formatPeriodEnds(until, until).start }),
        text: T['cs.waits'],
      }}
      helpDesk={
        <>
          <p>
            <TextWithPhoneLinks text={fill(T['cs.call'], helpDeskPhones())} />
          </p>
          <HelpDeskClosedNote />
        </>
      }
    >
      {draftKept && <Phrase as="p" text={T['cs.kept']} />}
      {landing === null ? <DefaultNotice {...notice} /> : <ServerHtml html={landing.content} rank={2} />}
    </Stop>
  )
}

export const MAINTENANCE_SCREEN_SERVICES = {
  readNotice: DeriveMaintenanceNotice,
  tabDrafts: TabDrafts,
  session: SessionStore,
} as const

/**
 * The page of a maintenance window. It says that the main page will open when the window is over;
 * `enforce-maintenance.ts` opens it then. [P-242] [D3-52]
 */
const MaintenanceScreen = () => {
  useSignals()
  const { readNotice, tabDrafts, session } = useServices(MAINTENANCE_SCREEN_SERVICES)
  const [notice] = useState(() => makeMaintenanceNotice(readNotice, serverTime))
  const [draftKept, setDraftKept] = useState(false)
  useEffect(() => {
    void runEffect(tabDrafts.draftOf(session.read())).then((draft) => setDraftKept(draft !== null))
  }, [tabDrafts, session])
  return (
    <main id="main" className={styles.place} tabIndex={-1}>
      <PageWidth>
        <MaintenanceContent notice={notice.value} draftKept={draftKept} />
      </PageWidth>
      <TrafficView />
    </main>
  )
}

export default MaintenanceScreen
