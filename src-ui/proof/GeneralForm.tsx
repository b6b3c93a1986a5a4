import { useLocation } from 'wouter'
import { mayLeave } from '../shell/leave-guard.ts'
import { REGISTRATION as T } from '../text/ko/registration.ts'
import { AgreementBox } from './Agreement.tsx'
import { ExamplesButton } from './ExamplesButton.tsx'
import { FilesPlace } from './FilesPlace.tsx'
import { RegisterBar } from './RegisterBar.tsx'
import { RegistrationEntries, TypeLabel } from './RegistrationEntries.tsx'
import look from './registration.module.css'
import type { Registration } from './registration.model.ts'
import type { Register } from './use-register.ts'

/** General use of delivery and parcel services, on one page. [P-025] to [P-037] [P-038] */
export const GeneralForm = ({
  registration,
  register,
}: {
  readonly registration: Registration
  readonly register: Register
}) => {
  const [, navigate] = useLocation()
  const back = async () => {
    if (await mayLeave()) navigate('/proof-intro')
  }
  return (
    <form className={look['form']} noValidate onSubmit={(event) => event.preventDefault()}>
      <TypeLabel registration={registration} />
      <RegistrationEntries registration={registration} />
      <AgreementBox
        field={registration.agreement}
        agreed={registration.agreed}
        title={T['reg.agreeLabel']}
        text={T['reg.agreeText']}
        onToggle={registration.toggleAgreement}
      />
      <div className={look['files']}>
        <FilesPlace registration={registration} of="performance" title={T['reg.performance']} />
        <ExamplesButton words={T['intro.example']} type="general" />
      </div>
      <RegisterBar registration={registration} register={register} onBack={() => void back()} />
    </form>
  )
}
