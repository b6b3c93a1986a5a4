import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { hasSessionValues } from '#domain/application/submit-checks'
import { ShutShop } from '../../../parts/design/pictures/TooEarlyOrLate.tsx'
import { withServices } from '../../../parts/services.ts'
import { showStop } from '../../../parts/session/show-stop.tsx'
import { SESSION_MISSING, SUBMIT_REFUSALS } from '../../../text/ko/application-refusals.ts'
import { REFUSAL_BUTTONS } from '../../../text/ko/guard.ts'
import { initialApplicationForm } from '../application-form.model.ts'
import { APPLICATION_SERVICES } from './application.model.ts'
import { FormPage, type FormServices } from './FormPage.tsx'

/**
 * If the data of the earlier steps are missing, the form cannot be filled in. The page says so exactly once, and then
 * goes back to the first step. [A-047] [D2-12]
 */
const Missing = () => {
  const [, navigate] = useLocation()
  useEffect(() => {
    const text = SUBMIT_REFUSALS.sessionMissing
    void showStop({ art: <ShutShop />, text, reason: SESSION_MISSING, close: REFUSAL_BUTTONS['/bzmn-reg'] }).then(() =>
      navigate('/bzmn-reg', { replace: true }),
    )
  }, [navigate])
  return null
}

/** The form. It is rendered when the session's values are available. */
export const GuardedForm = ({ services }: { readonly services: FormServices }) => {
  const [complete] = useState(() => hasSessionValues(initialApplicationForm(services.session.read())))
  return complete ? <FormPage services={services} /> : <Missing />
}

export default withServices(APPLICATION_SERVICES, (services) => <GuardedForm services={services} />)
