import { useEffect, useState } from 'react'
import { hasSessionValues } from '#domain/application/submit/submit-checks.table'
import { ShutShop } from '#ui/parts/design/pictures/TooEarlyOrLate.tsx'
import { showStop } from '#ui/parts/dialog/show-stop.tsx'
import { useNavigate } from '#ui/parts/page/navigate.ts'
import { useServices } from '#ui/parts/services/services.ts'
import { SESSION_MISSING_REASON, SUBMIT_REFUSAL_TEXTS } from '#ui/text/ko/application/refusals.ts'
import { REFUSAL_BUTTON_LABELS } from '#ui/text/ko/pages/guard.ts'
import { initialApplicationForm } from '../fields/application-entries.ts'
import { APPLICATION_FORM_SERVICES } from './application.model.ts'
import { ApplicationFormPage } from './ApplicationFormPage.tsx'

/**
 * If the data of the earlier steps are missing, the form cannot be filled in. The page says so exactly once, and then
 * goes back to the first step. [A-047] [D2-12]
 */
const MissingSession = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const text = SUBMIT_REFUSAL_TEXTS.sessionMissing
    void showStop({
      picture: <ShutShop />,
      text,
      reason: SESSION_MISSING_REASON,
      close: REFUSAL_BUTTON_LABELS['/bzmn-reg'],
    }).then(() => navigate('/bzmn-reg', { replace: true }))
  }, [navigate])
  return null
}

/** The form. It is rendered when the session's values are available. */
const FormScreen = () => {
  const services = useServices(APPLICATION_FORM_SERVICES)
  const [complete] = useState(() => hasSessionValues(initialApplicationForm(services.session.read())))
  return complete ? <ApplicationFormPage services={services} /> : <MissingSession />
}

export default FormScreen
