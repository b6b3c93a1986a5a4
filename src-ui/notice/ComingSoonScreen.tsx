import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { DraftStore } from '#app/application/drafts'
import { SettingsSource } from '#app/kernel/settings.port'
import { type MaintenanceNotice, ReadMaintenanceNotice } from '#app/notice/list-landings'
import { periodInWords } from '#domain/notice/landing-time'
import { InlineAlert } from '../design/Banner.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { Worksite } from '../design/pictures/Worksite.tsx'
import { Slip, SlipBody, SlipHead } from '../design/Slip.tsx'
import { type Served, useServices } from '../services.ts'
import { MAINTENANCE as T } from '../text/ko/maintenance.ts'
import { now } from '../time-signals.ts'
import styles from './coming-soon.module.css'
import { makeMaintenanceNotice } from './maintenance-notice.model.ts'
import popup from './popup.module.css'
import Road from './Road.tsx'
import { ServerHtml } from './ServerHtml.tsx'

/** Breaks between begin and end alone. */
const Period = ({ from, until }: Pick<MaintenanceNotice, 'from' | 'until'>) => {
  const [start, end] = periodInWords(from, until).split(' ~ ')
  return (
    <>
      <span className="nobr">{start}</span> <span className="nobr">~ {end}</span>
    </>
  )
}

/** What is said where no administrator has said anything else. [P-240] */
const DefaultNotice = ({ notice: { from, until, unknown } }: { readonly notice: MaintenanceNotice }) => (
  <>
    <div className={styles['head']}>
      <Worksite className={styles['art'] ?? ''} />
      <h1>
        <Phrase text={T['cs.heading']} />
      </h1>
      <p>
        <Phrase text={T['cs.body']} />
      </p>
    </div>
    {unknown && (
      <InlineAlert title={T['cs.loadFailed']}>
        <Phrase text={T['cs.loadFailedHelp']} />
      </InlineAlert>
    )}
    <Slip>
      <SlipHead>
        <p className="slip__label">{T['cs.periodLabel']}</p>
        <p className={styles['period']}>
          <Period from={from} until={until} />
        </p>
      </SlipHead>
      <SlipBody>
        <p>
          <Phrase text={T['cs.mayVary']} />
        </p>
      </SlipBody>
    </Slip>
  </>
)

/** What an administrator has written for this window. [P-239] */
const LandingNotice = ({ html }: { readonly html: string }) => (
  <>
    <div className={styles['head']}>
      <Worksite className={styles['art'] ?? ''} />
      <h1>{T['cs.title']}</h1>
    </div>
    <div className="card">
      <ServerHtml html={html} className={popup['html']} />
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
  const [draftKept] = useState(() => drafts.read() !== null)
  const { landing } = notice.value
  return (
    <main id="main" className={styles['place']} tabIndex={-1}>
      <div className="page">
        <div className={styles['column']}>
          {landing === null ? <DefaultNotice notice={notice.value} /> : <LandingNotice html={landing.popupContents} />}
          <div className={styles['after']}>
            {draftKept && (
              <p>
                <Phrase text={T['cs.kept']} />
              </p>
            )}
            <p>
              <Phrase text={T['cs.waits']} />
            </p>
            <p>
              {T['cs.call']} :{' '}
              {settings.read().callCentre.proof.map((number, nth) => (
                <span key={number}>
                  {nth > 0 && ', '}
                  <a className="num" href={`tel:${number.replaceAll('-', '')}`}>
                    {number}
                  </a>
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
