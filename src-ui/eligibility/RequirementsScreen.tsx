import { useSignals } from '@preact/signals-react/runtime'
import { useId } from 'react'
import { Link } from 'wouter'
import { Icon } from '../design/Icon.tsx'
import { Phrase } from '../design/Phrase.tsx'
import { fill } from '../text/fill.ts'
import { ELIGIBILITY as T } from '../text/ko/eligibility.ts'
import { programmeWords } from '../signals.ts'
import { ApplyOrBack } from './ApplyOrBack.tsx'
import styles from './requirements.module.css'
import { Statements } from '../design/Statements.tsx'

/** The road from the shop to both kinds of payment. */
const ForkPicture = () => (
  <svg className={styles['art']} viewBox="0 0 640 200" aria-hidden="true">
    <path
      d="M320 84v18c0 42-34 58-84 58H150M320 102c0 42 34 58 84 58h86"
      fill="none"
      stroke="#d6e0eb"
      strokeWidth="34"
    />
    <path
      d="M320 90v12c0 42-34 58-84 58H150M320 102c0 42 34 58 84 58h86"
      fill="none"
      stroke="#fff"
      strokeWidth="3"
      strokeDasharray="16 12"
    />
    <path d="M276 34h88v58h-88z" fill="#fff" />
    <path d="M268 20h104l8 22H260z" fill="#256ef4" />
    <path d="M290 20h22v22h-26zM332 20h22l4 22h-26z" fill="#fff" />
    <path d="M286 52h30v40h-30z" fill="#083891" />
    <path d="M326 54h28v22h-28z" fill="#b1cefb" />
    <rect x="84" y="92" width="62" height="104" rx="10" fill="#1e2124" />
    <rect x="89" y="101" width="52" height="84" rx="3" fill="#fff" />
    <circle cx="115" cy="140" r="19" fill="#ffb114" />
    <path d="M106 140l7 7 12-13" fill="none" stroke="#052561" strokeWidth="5" strokeLinecap="round" />
    <rect x="500" y="96" width="66" height="88" rx="5" fill="#fff" stroke="#b1cefb" strokeWidth="3" />
    <path d="M512 112h42M512 126h42M512 140h28" stroke="#86aff9" strokeWidth="6" strokeLinecap="round" />
    <path d="M552 132l5-8h22l5 8z" fill="#052561" />
    <rect x="538" y="132" width="60" height="46" rx="6" fill="#052561" />
    <circle cx="568" cy="155" r="13" fill="#ffb114" />
    <circle cx="568" cy="155" r="7" fill="#fff3db" />
  </svg>
)

/** What one needs at hand on both ways. */
const NEEDED: readonly string[] = [
  T['elig.needPerson'],
  T['elig.needPaper'],
  T['elig.needNumber'],
  T['elig.needAccount'],
]

const Way = ({ text, needs, more }: { readonly text: string; readonly needs: string; readonly more?: string }) => (
  <li className={styles['way']}>
    <p>
      <Phrase text={text} />
    </p>
    <p className={styles['needs']}>{needs}</p>
    <ul>
      {NEEDED.map((need) => (
        <li key={need}>
          <Icon name="check" small />
          <span>
            <Phrase text={need} />
          </span>
        </li>
      ))}
      {more !== undefined && (
        <li className={styles['more']}>
          <Icon name="plus" small />
          <span>
            <Phrase text={more} />
          </span>
        </li>
      )}
    </ul>
  </li>
)

/** Rapid or confirmed payment, and what to have at hand for each. [E-067] [D1-220] */
const Fork = () => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{T['elig.payment']}</h2>
      <div className={styles['fork']}>
        <ForkPicture />
        <ul className={styles['ways']}>
          <Way text={T['elig.rapid']} needs={T['elig.rapidNeeds']} />
          <Way text={T['elig.confirmed']} needs={T['elig.confirmedNeeds']} more={T['elig.needProof']} />
        </ul>
      </div>
    </section>
  )
}

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
        <Fork />
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
