import { useSignals } from '@preact/signals-react/runtime'
import { Link } from 'wouter'
import { fill } from '../text/fill.ts'
import { ELIGIBILITY as T } from '../text/ko/eligibility.ts'
import { programmeWords } from '../signals.ts'
import { ApplyOrBack } from './ApplyOrBack.tsx'
import { Statements } from '../design/Statements.tsx'

/** Who may apply, for what, until when. [E-066] [E-067] [D1-220] */
const RequirementsScreen = () => {
  useSignals()
  const words = programmeWords.value
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <div className="page-head">
          <h1>{T['elig.lead']}</h1>
        </div>
        <Statements heading={T['elig.target']} items={[T['elig.kind'], fill(T['elig.open'], words)]} />
        <Statements
          heading={T['elig.requirements']}
          items={[fill(T['elig.sales'], words), fill(T['elig.usage'], words), T['elig.proof']]}
        />
        <Statements heading={T['elig.payment']} items={[T['elig.rapid'], T['elig.confirmed']]} />
        <Statements heading={T['elig.period']} items={[T['elig.budget']]} />
        <Statements heading={T['elig.notes']} items={[T['elig.onePerson'], T['elig.mainRep']]}>
          <p>
            <Link href="/ctn-mttr">{T['elig.notesLink']}</Link>
          </p>
        </Statements>
        <ApplyOrBack />
      </div>
    </main>
  )
}

export default RequirementsScreen
