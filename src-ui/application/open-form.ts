import { emptyForm, type ApplicationForm } from '#domain/application/application-form'
import { acceptInput } from '#domain/application/form-input'
import { entityTypeOf } from '#domain/business/entity-type'
import { keptAnswers } from '#domain/consent/consent-data'
import { keyAgreementsOf } from '#domain/consent/key-agreements'
import type { SessionRecord } from '#domain/session/session-record'

/** The form as it opens: what session, verification and consents know already. */
export const openForm = (session: SessionRecord): ApplicationForm =>
  emptyForm({
    aplyNo: session.aplyNo,
    aplyType: session.aplyType,
    brNo: session.brNo,
    entityType: entityTypeOf(session.mngFrGb),
    name: session.mobileName,
    birth: session.brdt,
    mobile: acceptInput('mobile', session.mobileNo),
    keyAgreements: keyAgreementsOf(keptAnswers(session.agreementInfo.personal, session.agreementInfo.mydata)),
  })
