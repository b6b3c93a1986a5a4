import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { VerifyAccount } from '#app/account/verify-account'
import { DiscardDraft } from '#app/application/discard-draft'
import { KeepDraft } from '#app/application/keep-draft'
import { ReadDeliveryTotal } from '#app/application/read-delivery-total'
import { RestoreDraft } from '#app/application/restore-draft'
import { SubmitApplication } from '#app/application/submit-application'
import { LookUpBusiness } from '#app/business/look-up-business'
import { ListBanks } from '#app/directory/list-banks'
import { CheckRealName } from '#app/identity/check-real-name'
import { Clock } from '#app/kernel/clock.port'
import { SettingsSource } from '#app/kernel/settings.port'
import { SessionStore } from '#app/session/session-store.port'
import { hasSessionValues } from '#domain/application/submit-checks'
import { dialogs } from '../design/dialogs.ts'
import { useCaseOf } from '../services.ts'
import { APPLICATION_REFUSALS } from '../text/ko/application-refusals.ts'
import type { FormDoors } from './form-doors.ts'
import { FormPage } from './FormPage.tsx'

/** Without what the earlier steps bring, the form cannot be filled in: said once, then back to the first step. [A-047] [D2-12] */
const Missing = () => {
  const [, navigate] = useLocation()
  useEffect(() => {
    void dialogs
      .alert({ text: APPLICATION_REFUSALS['submit.sessionMissing'] })
      .then(() => navigate('/bzmn-reg', { replace: true }))
  }, [navigate])
  return null
}

/** The form, once the values of the session are there. */
export const GuardedForm = ({ doors }: { readonly doors: FormDoors }) => {
  const [complete] = useState(() => hasSessionValues(doors.session.read()))
  return complete ? <FormPage doors={doors} /> : <Missing />
}

const FormScreen = () => {
  const now: FormDoors = {
    session: useCaseOf(SessionStore),
    clock: useCaseOf(Clock),
    settings: useCaseOf(SettingsSource).read(),
    checkRealName: useCaseOf(CheckRealName),
    lookUpBusiness: useCaseOf(LookUpBusiness),
    verifyAccount: useCaseOf(VerifyAccount),
    listBanks: useCaseOf(ListBanks),
    readDeliveryTotal: useCaseOf(ReadDeliveryTotal),
    restoreDraft: useCaseOf(RestoreDraft),
    keepDraft: useCaseOf(KeepDraft),
    discardDraft: useCaseOf(DiscardDraft),
    submitApplication: useCaseOf(SubmitApplication),
  }
  const [doors] = useState(now)
  return <GuardedForm doors={doors} />
}

export default FormScreen
