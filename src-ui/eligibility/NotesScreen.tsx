import { useSignals } from '@preact/signals-react/runtime'
import { chosen, programmeWords } from '../signals.ts'
import { fill } from '../text/fill.ts'
import { ELIGIBILITY as T } from '../text/ko/eligibility.ts'
import { ApplyOrBack } from './ApplyOrBack.tsx'
import { Statements } from '../design/Statements.tsx'

const NOTES = [
  T['elig.onePerson'],
  T['elig.mainRep'],
  T['brno.note3'],
  T['brno.note4'],
  T['ctn.proof'],
  T['ctn.noEdit'],
  T['ctn.inquiry'],
] as const

/** What to know before applying. [E-068] [D1-221] */
const NotesScreen = () => {
  useSignals()
  const words = { ...programmeWords.value, phone: chosen.value.callCentre.application }
  return (
    <main id="main" className="page flow" tabIndex={-1}>
      <div className="flow__main">
        <div className="page-head">
          <h1>{T['ctn.lead']}</h1>
        </div>
        <Statements heading={T['elig.notes']} items={NOTES.map((note) => fill(note, words))} />
        <Statements heading={T['elig.period']} items={[T['elig.budget']]} />
        <ApplyOrBack />
      </div>
    </main>
  )
}

export default NotesScreen
