import { emptyForm, type ApplicationForm, acceptInput } from '#domain/application/application-form'
import { entityTypeOf } from '#domain/business/entity-type'
import { keptAnswers, keyAgreementsOf } from '#domain/consent/consent-data'
import type { Session } from '#domain/session/session'

/** The form as it opens: what session, verification and consents know already. */
export const openForm = (session: Session): ApplicationForm =>
  emptyForm({
    applicationNumber: session.applicationNumber,
    paymentType: session.paymentType,
    registrationNumber: session.registrationNumber,
    entityType: session.entityType ?? entityTypeOf(null),
    name: session.certifiedName,
    birth: session.birthDate,
    mobile: acceptInput('mobile', session.mobileNumber),
    keyAgreements: keyAgreementsOf(keptAnswers(session.consents.personal, session.consents.mydata)),
  })
