import { type ReadonlySignal, computed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { SettingsSource } from '#app/kernel/settings.port'
import { type MaintenanceNotice, ReadMaintenanceNotice } from '#app/notice/watch-maintenance'
import { DraftStore } from '#app/session/session-store.port'
import type { Instant } from '#domain/kernel/calendar'
import { periodEndsInWords } from '#domain/notice/landing-time'
import { PhoneNumber } from '../design/Dialable.tsx'
import { InlineAlert } from '../design/Banner.tsx'
import { Slip, SlipBody, SlipHead } from '../design/Facts.tsx'
import { Phrase } from '../design/Phrase.tsx'
import type { Picture } from '../design/pictures/picture.ts'
import { type Served, useServices } from '../services.ts'
import { MAINTENANCE as T } from '../text/ko/maintenance.ts'
import { now } from '../signals.ts'
import Road from './Road.tsx'
import { ServerHtml } from './ServerHtml.tsx'
import styles from './coming-soon.module.css'
import popupStyles from './popup.module.css'

/** A barrier with lamps, a sign with a spanner, a cone and a parcel that waits. */
const Worksite = ({ className }: Picture) => (
  <svg className={className} viewBox="0 0 248 148" aria-hidden="true">
    <path d="M10 138h228v5H10z" fill="#d6e0eb" />
    <path d="M174 22h6v116h-6z" fill="#58616a" />
    <rect x="146" y="8" width="62" height="62" rx="10" fill="#256ef4" />
    <rect x="151" y="13" width="52" height="52" rx="7" fill="none" stroke="#fff" strokeWidth="2.5" />
    <path
      d="M190.6 24.2a12 12 0 0 0-15 15.6l-13.4 13.3a4.6 4.6 0 0 0 6.5 6.5l13.4-13.4a12 12 0 0 0 15.5-15.2l-7.3 7.3-6-1.1-1.1-6z"
      fill="#fff"
    />
    <path d="M58 66h8v72h-8zM134 66h8v72h-8z" fill="#464c53" />
    <path d="M48 134h28v6H48zM124 134h28v6h-28z" fill="#33363d" />
    <rect x="36" y="74" width="128" height="22" rx="4" fill="#fff3db" />
    <path
      d="M44 74h16l-14 22H40a4 4 0 0 1-4-4v-5.4zM76 74h16L78 96H62zM108 74h16l-14 22H94zM140 74h16l-14 22h-16zM164 86.3V92a4 4 0 0 1-4 4h-2.2z"
      fill="#ffb114"
    />
    <rect x="36" y="104" width="128" height="14" rx="4" fill="#fff3db" />
    <path
      d="M48 104h12l-9 14H40a4 4 0 0 1-1.2-.2zM76 104h12l-9 14H67zM104 104h12l-9 14H95zM132 104h12l-9 14h-12zM160 104a4 4 0 0 1 4 4v6l-2.6 4H151z"
      fill="#ffb114"
    />
    <path d="M54 60h16v8H54zM130 60h16v8h-16z" fill="#33363d" />
    <path d="M54 60a8 8 0 0 1 16 0zM130 60a8 8 0 0 1 16 0z" fill="#ffb114" />
    <path
      d="M59 56a4 4 0 0 1 3-2.6M135 56a4 4 0 0 1 3-2.6"
      fill="none"
      stroke="#fff"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M24 92h8l11 42H13z" fill="#de3412" />
    <path d="M21.4 102h13.2l2.6 10H18.8zM16.9 119h22.2l2 7.6H14.9z" fill="#fff" />
    <path d="M6 133h44v7H6z" fill="#bd2c0f" />
    <rect x="192" y="100" width="44" height="38" rx="3" fill="#ffb114" />
    <path d="M192 103a3 3 0 0 1 3-3h38a3 3 0 0 1 3 3v7h-44z" fill="#fff3db" />
    <path d="M209 100h10v17l-5-3.4-5 3.4z" fill="#0b50d0" />
    <path d="M198 128h14v3h-14z" fill="#8a5c00" />
  </svg>
)

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
      <Worksite className={styles.art ?? ''} />
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
          <p className="slip__label">{T['cs.periodLabel']}</p>
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
      <Worksite className={styles.art ?? ''} />
      <h1>{T['cs.title']}</h1>
    </div>
    <div className="card">
      <ServerHtml html={html} className={popupStyles.html} rank={2} />
    </div>
  </>
)

/** What the page asks of the product. */
const COMING_SOON_SERVICES = {
  readNotice: ReadMaintenanceNotice,
  settings: SettingsSource,
  drafts: DraftStore,
} as const

/**
 * The page of a maintenance window. Whoever waits here is taken home by the page when it is over, and is told so.
 * [P-239] [P-240] [P-241] [P-242] [D3-52]
 */
export const ComingSoon = ({ readNotice, settings, drafts }: Served<typeof COMING_SOON_SERVICES>) => {
  useSignals()
  const [notice] = useState(() => makeMaintenanceNotice(readNotice, now))
  const [draftKept] = useState(() => drafts.read('application') !== null)
  const { landing } = notice.value
  return (
    <main id="main" className={styles.place} tabIndex={-1}>
      <div className="page">
        <div className={styles.column}>
          {landing === null ? <DefaultNotice notice={notice.value} /> : <LandingNotice html={landing.content} />}
          <div className={styles.after}>
            {draftKept && <Phrase as="p" text={T['cs.kept']} />}
            <Phrase as="p" text={T['cs.waits']} />
            <p>
              {T['cs.call']} :{' '}
              {settings.read().callCentre.proof.map((number, nth) => (
                <span key={number}>
                  {nth > 0 && ', '}
                  <PhoneNumber number={number} />
                </span>
              ))}
            </p>
          </div>
        </div>
      </div>
      <Road />
    </main>
  )
}

const ComingSoonScreen = () => <ComingSoon {...useServices(COMING_SOON_SERVICES)} />

export default ComingSoonScreen
