import { useSignals } from '@preact/signals-react/runtime'
import { Fragment, useState } from 'react'
import { type SaveConsentsResult, SaveConsents, type SaveConsentsError } from '#app/consent/save-consents'
import { SessionStore } from '#app/kernel/session-store.port'
import { requestedDocuments, missingDocuments } from '#domain/application/form/required-documents'
import type { EntityType } from '#domain/business/entity-type'
import { consentAnswersOfSession } from '#domain/consent/consent-data'
import type { Settings } from '#domain/settings/settings'
import { Phrase } from '#ui/parts/design/Phrase.tsx'
import { TickBadge } from '#ui/parts/design/pictures/papers.tsx'
import { Stroke } from '#ui/parts/design/pictures/parts.tsx'
import type { PictureProps } from '#ui/parts/design/pictures/picture.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { currentSettings } from '#ui/parts/services/signals.ts'
import { runTask, useOwnTask } from '#ui/parts/task/task.ts'
import { fill } from '#ui/text/fill.ts'
import { eitherDocumentWords } from '#ui/text/ko/application/entry-names.ts'
import { CONSENT_TEXTS as T, SAVE_CONSENTS_MESSAGES } from '#ui/text/ko/consent/consent.ts'
import { SHARED_BUTTON_TEXTS } from '#ui/text/ko/kernel/buttons.ts'
import { PAGE_HEADINGS } from '#ui/text/ko/pages/titles.ts'
import { makeConsentForm } from './consent-form.model.ts'
import { ConsentPageFrame, BulkChoiceTick } from './ConsentPageFrame.tsx'
import styles from './ConsentPageFrame.module.css'

export const PUBLIC_DATA_SERVICES = {
  session: SessionStore,
  saveConsents: SaveConsents,
} as const

const Office = ({ className }: PictureProps) => (
  <svg className={className} viewBox="8 8 114 104" aria-hidden="true">
    <path d="M62 12l48 26v10H14V38z" fill="#052561" />
    <circle cx="62" cy="34" r="6" fill="#ffb114" />
    <path d="M22 50h14v40H22zM45 50h14v40H45zM68 50h14v40H68zM91 50h14v40H91z" fill="#86aff9" />
    <path d="M14 90h96v12H14z" fill="#256ef4" />
    <TickBadge x={100} y={88} />
  </svg>
)

const Upload = ({ className }: PictureProps) => (
  <svg className={className} viewBox="8 2 114 114" aria-hidden="true">
    <path d="M26 14c0-4 3-7 7-7h42l27 27v69c0 4-3 7-7 7H33c-4 0-7-3-7-7z" fill="#fff" />
    <path d="M75 7l27 27H82c-4 0-7-3-7-7z" fill="#b1cefb" />
    <path d="M42 46h44M42 62h44M42 78h24" stroke="#d8e5fd" strokeWidth="7" strokeLinecap="round" />
    <circle cx="92" cy="90" r="20" fill="#256ef4" />
    <Stroke d="M92 100V80M84 88l8-8 8 8" tone="#fff" width="5.5" />
  </svg>
)

type Papers = { readonly n: string; readonly names: readonly string[] }

/**
 * Returns the number and the names of the documents that an applicant who declines must attach. A document that only a
 * general taxpayer attaches is marked. [A-083] [D1-756]
 */
const papersOf = (entityType: EntityType | null, settings: Settings): Papers => {
  const keyAgreements = { publicData: false, taxData: true }
  const requested = requestedDocuments({ entityType, taxpayerType: 'unknown', keyAgreements }, settings)
  const papers = missingDocuments(requested, {}).map((documents) =>
    documents.length > 1 ? T['mydata.paperEither'] : eitherDocumentWords(documents),
  )
  const more = requested
    .filter(({ requirement }) => requirement === 'offered')
    .map(({ document }) => fill(T['mydata.paperOfGeneral'], { paper: eitherDocumentWords([document]) }))
  const most = papers.length + more.length
  return { n: more.length === 0 ? `${most}` : `${papers.length}~${most}`, names: [...papers, ...more] }
}

/** The request to provide public data, on /mydata-agree. This page saves all consents. to */
const PublicDataScreen = () => {
  useSignals()
  const { session, saveConsents } = useServices(PUBLIC_DATA_SERVICES)
  const navigate = useNavigate()
  const settings = currentSettings.value
  const [{ entityType, paymentType }] = useState(() => session.read())
  const [form] = useState(() =>
    makeConsentForm(makeEntryLock('publicData'), 'mydata', session.read(), settings, {
      given: consentAnswersOfSession(session.read().consents.mydata),
    }),
  )
  const papers = settings.mydataDecline === 'block' ? null : papersOf(entityType, settings)
  const n = form.groups.flatMap(({ rows }) => rows).length
  const task = useOwnTask<SaveConsentsError, SaveConsentsResult>()

  const confirm = async () => {
    const decision = form.decision.peek()
    if (decision.verdict === 'incomplete') return form.mark(decision)
    const outcome = await runTask(task, saveConsents(form.choice.peek()), { lock: form.lock, unlocks: 'onNextPage' })
    if (outcome.is === 'done') navigate('/aply-info')
    if (outcome.is !== 'failed') return
    const { error } = outcome
    // The help line is not shown, because only the person can give a missing consent.
    await showFailure(error, SAVE_CONSENTS_MESSAGES, error._tag === 'ConsentsIncomplete' ? undefined : 'application')
    if (error._tag === 'AlreadyApplied') return navigate('/aply-result', { replace: true })
    if (error._tag === 'ConsentsIncomplete' && error.page === 'info') navigate('/info-agree')
  }

  return (
    <ConsentPageFrame
      form={form}
      title={PAGE_HEADINGS['/mydata-agree']}
      all={
        <BulkChoiceTick
          form={form}
          legend={T['mydata.legend']}
          agree={{
            words: T['mydata.request'],
            more: (
              <>
                <b>{T['mydata.withoutPapers']}</b> <Phrase text={fill(T['mydata.itemsOf'], { n })} />
              </>
            ),
            Art: Office,
          }}
          disagree={{
            words: T['mydata.notRequest'],
            more:
              papers === null ? (
                fill(T['mydata.declineNote'], { phone: settings.callCentre.application })
              ) : (
                <>
                  {fill(T['mydata.papersInForm'], { n: papers.n })}
                  {papers.names.map((name) => (
                    <Fragment key={name}>
                      {' '}
                      <Phrase as="span" className={styles.paper} text={name} />
                    </Fragment>
                  ))}
                </>
              ),
            Art: Upload,
          }}
        />
      }
      note={paymentType === 'confirmed' ? T['mydata.proofLater'] : undefined}
      waitsForAnswer
      busy={task.value.is === 'running' ? SHARED_BUTTON_TEXTS['common.saving'] : false}
      onConfirm={() => void confirm()}
      onCancel={() => navigate('/info-agree')}
    />
  )
}

export default PublicDataScreen
