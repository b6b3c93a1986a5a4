import type { ApplicationSituation } from '#domain/application/result/situation'
import { canEditBusiness } from '#domain/application/transitions'
import type { Route } from '#domain/pages/routes'
import type { Proof } from '#domain/proof/proof'
import {
  decideRegistrationEligibility,
  type RegistrationPath,
} from '#domain/proof/registration/registration-eligibility'
import type { DraftFormName } from '#domain/records/draft'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { Button } from '#ui/parts/design/Button.tsx'
import { LinkButton } from '#ui/parts/design/LinkButton.tsx'
import { proofName } from '#ui/parts/proof/proof-words.ts'
import { fill } from '#ui/text/fill.ts'
import { RESULT_TEXTS as T, UNSENT_REGISTRATION_SENTENCES } from '#ui/text/ko/application/result.ts'
import styles from './result.module.css'

/** The way of registration of each form whose draft a tab can have. */
const PATH_OF_FORM: { readonly [form in DraftFormName]?: RegistrationPath } = {
  general: 'general',
  direct: 'direct',
  carriers: 'parcel',
}

type Props = {
  readonly situation: ApplicationSituation
  readonly forms: readonly DraftFormName[]
  readonly onProof: (proof: Proof) => void
  readonly onRegistration: (path: RegistrationPath) => void
}

/** Says what was begun and not sent, with a link to its page. */
const UnsentLink = ({ title, to }: { readonly title: string; readonly to: Route }) => (
  <Banner
    title={title}
    actions={
      <LinkButton kind="secondary" small href={to}>
        {T['unsent.goOn']}
      </LinkButton>
    }
  />
)

/**
 * Says which registrations, supplements, corrections and opinion were begun in this tab and not sent. Each has a button
 * that continues it. What cannot be sent now is left out. [D3-294] [D2-831]
 */
export const UnsentFormsNotice = ({ situation, forms, onProof, onRegistration }: Props) => {
  const { application, canEditAccount, opinionVerdict } = situation
  const { number, status } = application
  const hasAccount = forms.includes(`accountEdit ${number}`) && canEditAccount
  const hasBusiness = forms.includes(`businessEdit ${number}`) && canEditBusiness(status)
  const begun = application.proofs.filter(({ id }) =>
    (['supplement', 'baseSupplement'] as const).some((form) => forms.includes(`${form} ${id}`)),
  )
  const hasOpinion = forms.includes('opinion') && opinionVerdict === 'ok'
  const registrations = forms
    .flatMap((form) => PATH_OF_FORM[form] ?? [])
    .filter((path) => decideRegistrationEligibility(path, application).verdict === 'ok')
  if (begun.length + registrations.length === 0 && !hasAccount && !hasBusiness && !hasOpinion) return null
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
      {hasAccount && <UnsentLink title={T['unsent.account']} to="/result-modify" />}
      {hasBusiness && <UnsentLink title={T['unsent.business']} to="/result-modify-bizinfo" />}
      {hasOpinion && <UnsentLink title={T['unsent.opinion']} to="/opinion-submit" />}
    </div>
  )
}
