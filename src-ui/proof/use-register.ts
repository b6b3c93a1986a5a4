import { computed, signal } from '@preact/signals-react'
import { Effect } from 'effect'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { SessionEnded } from '#app/kernel/call.errors'
import { SettingsSource } from '#app/kernel/settings.port'
import { CheckEntries } from '#app/proof/check-entries'
import {
  type RegisteredProof,
  RegisterProof,
  type RegisterProofError,
  type RegistrationSteps,
} from '#app/proof/register-proof'
import type { RegistrationRefusal } from '#domain/proof/registration-checks'
import type { StoredFile } from '#domain/upload/stored-file'
import { dialogs } from '../design/dialogs.ts'
import { isUnsent } from '../upload/is-unsent.ts'
import { focusField } from '../form/field.ts'
import { run, type Task, useTask } from '../form/task.ts'
import { AFTER_SUBMISSION } from '../session/arrival.ts'
import type { Served } from '../services.ts'
import { sayFailure } from '../session/say-failure.ts'
import { useLeaveGuard } from '../shell/leave-guard.ts'
import {
  ENTRY_REFUSALS,
  REGISTRATION as T,
  registerProofMessages,
  type RegistrationPage,
  TOKEN_MISSING_MESSAGES,
} from '../text/ko/registration.ts'
import { UPLOAD } from '../text/ko/upload.ts'
import { askWithoutEmpty } from '../upload/ZeroFilesDialog.tsx'
import type { ProofDraft } from './proof-draft.model.ts'
import { FIELD_IDS, type Registration } from './registration.model.ts'
import { leadsAway } from './RegistrationGate.tsx'

/** What registering a proof asks of the product. */
export const REGISTER_SERVICES = {
  settings: SettingsSource,
  checkEntries: CheckEntries,
  registerProof: RegisterProof,
} as const

const CATEGORY = 'receipt'

/** What only the page can do: send the files of both places, and ask about empty ones by their names as chosen. */
const stepsOf = ({ base, performance, baseApproved, type }: Registration): RegistrationSteps => {
  const asksBase = type.peek() === 'direct' && !baseApproved
  const nameOf = (file: StoredFile) => {
    const name = base.chosenNameOf(file)
    return name === file.name ? performance.chosenNameOf(file) : name
  }
  return {
    store: Effect.all({
      base: asksBase ? base.storeAll(CATEGORY) : Effect.succeed([]),
      performance: performance.storeAll(CATEGORY),
    }),
    goOnWithout: (empty) => Effect.promise(() => askWithoutEmpty(empty.map(nameOf))),
  }
}

/** Failures of an entry, not of a call: the help line does not belong to them. */
const OF_THE_ENTRIES: readonly RegisterProofError['_tag'][] = [
  'NoValidFiles',
  'RegistrationNotAllowed',
  'UploadCancelled',
]

/**
 * The press of 등록하기: the rules, the question, the registration, and what follows. While one runs, a second press does
 * nothing; whatever fails, every entry and every file stays. [P-036] [P-037] [P-052] to [P-061] [P-074] to [P-080]
 */
export const useRegister = (
  registration: Registration,
  draft: ProofDraft,
  services: Served<typeof REGISTER_SERVICES>,
  page: RegistrationPage,
) => {
  const [, navigate] = useLocation()
  const [task] = useState(() => signal<Task<RegisterProofError, RegisteredProof>>({ is: 'idle' }))
  useTask(task)
  useLeaveGuard(registration.sending, UPLOAD['leave.uploading'])
  const [unsent] = useState(() => computed(() => isUnsent(registration, task.value)))
  useLeaveGuard(unsent, UPLOAD['leave.unsaved'])

  const refuse = async ({ code, field }: RegistrationRefusal) => {
    if (code === 'reg.tokenMissing')
      return sayFailure(new SessionEnded({ call: 'registration' }), TOKEN_MISSING_MESSAGES)
    const text = ENTRY_REFUSALS[code]
    if (field !== null) registration.refuse(field, text)
    await dialogs.alert({ text })
    if (field === 'base') registration.step.value = 1
    if (field !== null) setTimeout(() => focusField(FIELD_IDS[field]))
  }

  const fail = async (error: RegisterProofError) => {
    const phone = OF_THE_ENTRIES.includes(error._tag) ? undefined : services.settings.read().callCentre.proof.join(', ')
    await sayFailure(error, registerProofMessages(page, error), { phone })
    if (error._tag !== 'RegistrationNotAllowed') return
    if (leadsAway(error.because)) return navigate('/aply-result', { replace: true })
    registration.verdict.value = error.because
  }

  const submit = async (): Promise<void> => {
    if (task.peek().is === 'running') return
    // What follows may end the visit: what was typed last is kept first.
    draft.flush()
    const refusal = services.checkEntries.registration(registration.facts())
    if (refusal !== null) return refuse(refusal)
    if (!(await dialogs.confirm({ text: T['reg.confirm'] }))) return
    const outcome = await run(task, services.registerProof(registration.form(), stepsOf(registration)))
    if (outcome.is === 'failed') return fail(outcome.error)
    if (outcome.is !== 'done') return
    draft.end()
    await dialogs.alert({ text: T[outcome.value.skipped === 0 ? 'reg.done' : 'reg.doneSkipped'] })
    navigate('/aply-result', AFTER_SUBMISSION)
  }
  return { task, submit } as const
}
export type Register = ReturnType<typeof useRegister>
