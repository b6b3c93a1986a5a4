import type { Application } from '#domain/application/application'
import { decideOpinionSubmission } from '#domain/opinion/opinion'
import type { Proof } from '#domain/proof/proof'
import type { DraftFormName } from '#domain/records/draft'
import { decideRegistrationEligibility, type RegistrationPath } from '#domain/proof/registration-eligibility'
import { Banner } from '../../../parts/design/Banner.tsx'
import { Button } from '../../../parts/design/Button.tsx'
import { LinkButton } from '../../../parts/design/LinkButton.tsx'
import { proofName } from '../../../parts/proof/proof-words.ts'
import { fill } from '../../../text/fill.ts'
import { RESULT_TEXTS as T, UNSENT_REGISTRATION_SENTENCES } from '../../../text/ko/result.ts'
import styles from './result.module.css'

/** The way of registration of each form whose draft a tab can have. */
const PATH_OF_FORM: { readonly [form in DraftFormName]?: RegistrationPath } = {
  general: 'general',
  direct: 'direct',
  carriers: 'parcel',
}

type Props = {
  readonly application: Application
  readonly forms: readonly DraftFormName[]
  readonly onProof: (proof: Proof) => void
  readonly onRegistration: (path: RegistrationPath) => void
}

/**
 * Says which registrations, supplements and opinion were begun in this tab and not sent. Each has a button that
 * continues it. An opinion and a registration are left out while none can be sent. [D3-294] [D3-530] [D3-663] [D3-677]
 */
export const UnsentFormsNotice = ({ application, forms, onProof, onRegistration }: Props) => {
  const begun = application.proofs.filter(({ id }) =>
    (['supplement', 'baseSupplement'] as const).some((form) => forms.includes(`${form} ${id}`)),
  )
  const hasOpinion = forms.includes('opinion') && decideOpinionSubmission(application).verdict === 'ok'
  const registrations = forms
    .flatMap((form) => PATH_OF_FORM[form] ?? [])
    .filter((path) => decideRegistrationEligibility(path, application).verdict === 'ok')
  if (begun.length === 0 && registrations.length === 0 && !hasOpinion) return null
  return (
    <div className={styles.unsent}>
      {registrations.map((path) => (
        <Banner
          key={path}
          title={UNSENT_REGISTRATION_SENTENCES[path]}
          actions={
            <Button kind="secondary" small onPress={() => onRegistration(path)}>
              {T['unsent.goOn']}
            </Button>
          }
        />
      ))}
      {begun.map((proof) => (
        <Banner
          key={proof.id}
          title={
            begun.length === 1 ? T['unsent.supplement'] : fill(T['unsent.supplementOf'], { name: proofName(proof) })
          }
          actions={
            <Button kind="secondary" small onPress={() => onProof(proof)}>
              {T['unsent.goOn']}
            </Button>
          }
        />
      ))}
      {hasOpinion && (
        <Banner
          title={T['unsent.opinion']}
          actions={
            <LinkButton kind="secondary" small href="/opinion-submit">
              {T['unsent.goOn']}
            </LinkButton>
          }
        />
      )}
    </div>
  )
}
