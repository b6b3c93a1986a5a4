import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { hasSessionValues } from '#domain/application/submit-checks'
import { dialogs } from '../../parts/design/dialogs.ts'
import { served } from '../../parts/services.ts'
import { SUBMIT_REFUSALS } from '../../text/ko/application-refusals.ts'
import { openForm } from './application-form.model.ts'
import { FORM_SERVICES, FormPage, type FormServices } from './FormPage.tsx'

/** Without what the earlier steps bring, the form cannot be filled in: said once, then back to the first step. [A-047] [D2-12] */
const Missing = () => {
  const [, navigate] = useLocation()
  useEffect(() => {
    void dialogs.alert({ text: SUBMIT_REFUSALS.sessionMissing }).then(() => navigate('/bzmn-reg', { replace: true }))
  }, [navigate])
  return null
}

/** The form, once the values of the session are there. */
export const GuardedForm = ({ services }: { readonly services: FormServices }) => {
  const [complete] = useState(() => hasSessionValues(openForm(services.session.read())))
  return complete ? <FormPage services={services} /> : <Missing />
}

export default served(FORM_SERVICES, (services) => <GuardedForm services={services} />)
