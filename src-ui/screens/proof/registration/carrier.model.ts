import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import type { SentMemory } from '#app/kernel/send-once'
import type { ServicesOf } from '#app/kernel/token'
import { CheckProofEntries } from '#app/proof/check-proof-entries'
import type { OpenedRegistration } from '#app/proof/open-registration'
import { RequestCarriers, type RequestCarriersError } from '#app/proof/request-carriers'
import type { Application } from '#domain/application/application'
import { proofDisplayOf } from '#domain/proof/proof-display'
import {
  carrierRefusals,
  type CarrierRefusal,
  type Carrier,
  blocksCarrierRequest,
  lastDayOfCarrierLookup,
} from '#domain/proof/registration/carrier-request'
import { isSupplementDue } from '#domain/proof/supplement/supplement'
import { dialogs } from '#ui/parts/dialog/dialogs.ts'
import { showFailure } from '#ui/parts/failure/show-failure.ts'
import { makeBarMessageModel, refuseInPlace } from '#ui/parts/form-bar/refuse-entries.ts'
import { confirmThenSendLocked } from '#ui/parts/form/confirm-then-send-locked.ts'
import { multipleChoiceEntry, defineForm, savedEntry, tickEntry } from '#ui/parts/form/define-form.ts'
import { makeEntryLock } from '#ui/parts/form/entry-lock.ts'
import type { Navigate } from '#ui/parts/page/navigate.ts'
import { proofName, proofStatusWords } from '#ui/parts/proof/proof-words.ts'
import { DRAFT_SERVICES, makeDraftModel } from '#ui/parts/records/draft.model.ts'
import { pageClock } from '#ui/parts/services/services.ts'
import { AFTER_SUBMISSION_NAVIGATION } from '#ui/parts/session/navigation-origin.ts'
import { makeTaskState, runTask } from '#ui/parts/task/task.ts'
import { formatDayInSentence } from '#ui/parts/time/format-day.ts'
import { fill } from '#ui/text/fill.ts'
import {
  REGISTRATION_ENTRY_REFUSAL_TEXTS,
  REGISTRATION_TEXTS as T,
  REQUEST_CARRIERS_MESSAGES,
} from '#ui/text/ko/proof/registration.ts'
import { refuseWithoutLogin } from '../refuse-without-login.ts'
import { showIfRegistrationClosed, registrationNotAllowedText } from './registration-closed.ts'

export const CARRIER_REQUEST_SERVICES = {
  checkEntries: CheckProofEntries,
  requestCarriers: RequestCarriers,
  ...DRAFT_SERVICES,
} as const

/** The entries of a carrier request. The agreement must be given again each time. [P-083] [P-317] */
const openCarrierForm = defineForm({
  carriers: savedEntry(multipleChoiceEntry<Carrier>()),
  agreement: tickEntry(),
})

/** Returns the names of the proofs that prevent a new request, as in the list of the result page. [D3-114] */
export const blockingProofsText = (application: Application): string =>
  fill(T['parcel.which'], {
    proofs: application.proofs
      .filter(blocksCarrierRequest)
      .map((proof) =>
        fill(T['parcel.whichOne'], {
          name: proofName(proof),
          status: proofStatusWords(
            proofDisplayOf(proof.status, application.status),
            isSupplementDue(proof.status, application),
          ),
        }),
      )
      .join(', '),
  })

/**
 * Makes the model of a carrier request. Its handler of 조회신청 checks the rules, asks the person, makes the call and
 * shows the outcome. After any failure the entries stay. [P-081] to [P-089]
 */
export const makeCarrierRequestModel = (
  services: ServicesOf<typeof CARRIER_REQUEST_SERVICES>,
  openedRegistration: Pick<OpenedRegistration, 'application' | 'verdict'>,
  navigate: Navigate,
) => {
  const form = openCarrierForm(makeEntryLock('carrierRequest'))
  // While a request is being answered by the carriers, a second request is refused. Therefore a draft of a second
  // request is not restored. [P-084] [D2-149]
  const isOutdated = () => openedRegistration.verdict === 'parcelExists'
  /** The carriers of the last request that was sent, so that no request is stored twice. [P-315] [D3-139] */
  const sentCarriers = signal<readonly string[]>([])
  const draft = makeDraftModel(
    {
      key: 'carriers',
      isLocked: form.draft.isLocked,
      isOutdated,
      entries: computed(() => ({ ...form.draft.entries.value, sent: sentCarriers.value })),
      put: (savedEntries) => {
        form.draft.put(savedEntries)
        sentCarriers.value = savedEntries.sent
      },
      empty: () => {
        form.draft.empty()
        sentCarriers.value = []
      },
    },
    services,
  )
  const task = makeTaskState<RequestCarriersError>()
  const memory = (): SentMemory<Carrier> => ({
    sentBefore: sentCarriers.peek(),
    add: (carriers) =>
      Effect.sync(() => {
        sentCarriers.value = carriers
        draft.saveNow()
      }),
  })
  const refusal = makeBarMessageModel(form.values)

  const refuse = async ({ code }: CarrierRefusal, breaches: readonly CarrierRefusal[]) => {
    if (code === 'tokenMissing') return refuseWithoutLogin()
    // The request fails because of an existing proof, so no entry is marked: correcting an entry would not help.
    if (code === 'parcelExists')
      return refuseInPlace(
        refusal,
        `${REGISTRATION_ENTRY_REFUSAL_TEXTS[code]}\n${blockingProofsText(openedRegistration.application)}`,
        [],
      )
    return refuseInPlace(
      refusal,
      REGISTRATION_ENTRY_REFUSAL_TEXTS[code],
      breaches.flatMap((breach) =>
        breach.field === null
          ? []
          : [{ at: form.fields[breach.field], text: REGISTRATION_ENTRY_REFUSAL_TEXTS[breach.code] }],
      ),
    )
  }

  const fail = async (error: RequestCarriersError) => {
    if (error._tag === 'RegistrationNotAllowed') {
      if (await showIfRegistrationClosed(error)) return navigate('/aply-result', { replace: true })
      return refuseInPlace(refusal, registrationNotAllowedText(error.verdict), [])
    }
    const hasArrived = error._tag === 'OtherCarrierRequestArrived'
    await showFailure(error, REQUEST_CARRIERS_MESSAGES, hasArrived ? undefined : 'proof')
    if (!hasArrived) return
    draft.stop()
    navigate('/aply-result', AFTER_SUBMISSION_NAVIGATION)
  }

  const submit = async (): Promise<void> => {
    if (task.peek().is === 'running') return
    draft.saveNow()
    const { carriers, agreement } = form.values.peek()
    const decision = services.checkEntries.carriers({
      carriers,
      proofs: openedRegistration.application.proofs,
      agreement,
    })
    if (decision.verdict !== 'ok') return refuse(decision.verdict, carrierRefusals(decision))
    const question = {
      title: T['parcel.confirmTitle'],
      text: fill(T['parcel.confirmBody']),
      next: T['parcel.final'],
    }
    const outcome = await confirmThenSendLocked(form.lock, question, () =>
      runTask(task, services.requestCarriers(carriers, memory()), { lock: form.lock, unlocks: 'onNextPage' }),
    )
    if (outcome?.is === 'failed') return fail(outcome.error)
    if (outcome?.is !== 'done') return
    draft.stop()
    const day = formatDayInSentence(lastDayOfCarrierLookup(pageClock.now()))
    await dialogs.alert({ text: T['parcel.done'], next: fill(T['parcel.until'], { day }) })
    navigate('/aply-result', AFTER_SUBMISSION_NAVIGATION)
  }
  return { fields: form.fields, draft, task, refusal, submit } as const
}
