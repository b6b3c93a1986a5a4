import { type RuleEntry, isChecklist, keyOf, placeAddress } from '#domain/rule-book'
import { Banner } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { showToast } from '../design/announcer.tsx'
import { fill } from '../text/fill.ts'
import { RULE_BOOK_WORDS as T } from '../text/ko/rule-book.ts'
import { withTitles } from './book.ts'
import { writePlace } from './place.ts'
import { Reference } from './References.tsx'
import styles from './rule-book.module.css'

type Facts = Readonly<Record<string, unknown>>

/** Choose facts, see verdict, row and reference at once. The address keeps what was chosen. */
export const TryIt = ({
  rule,
  chosen,
  touched,
  onChoose,
}: {
  readonly rule: RuleEntry
  readonly chosen: Facts
  readonly touched: boolean
  readonly onChoose: (chosen: Facts) => void
}) => {
  const { prefix, facts, rows, decide } = rule
  const { rule: decidedBy, verdict } = decide(chosen)
  const checks = isChecklist(rule)
  const written = (values: Facts) =>
    facts
      .filter(({ fact }) => !checks || values[fact] === true)
      .map(({ fact, choices }) => [fact, keyOf(choices, values[fact])] as const)
  const choose = (fact: string, value: unknown) => {
    const next = { ...chosen, [fact]: value }
    onChoose(next)
    writePlace(prefix, written(next))
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(placeAddress(prefix, written(chosen)), location.href).href)
      showToast(T.copied)
    } catch {
      showToast(T.notCopied, 'failed')
    }
  }
  const ref = rows.find(({ id }) => id === decidedBy)?.ref
  return (
    <div className={`${styles.part} ${styles.try}`} role="group" aria-labelledby={`${prefix}-try`}>
      <h4 id={`${prefix}-try`}>{T.try}</h4>
      <p className="small">{checks ? T.tryChecks : T.tryHint}</p>
      {checks ? (
        <div className={styles.checks}>
          {facts.map(({ fact, name }) => (
            <label className="choice" key={fact}>
              <input
                className="box"
                type="checkbox"
                checked={chosen[fact] === true}
                onChange={(event) => choose(fact, event.currentTarget.checked)}
              />
              <span>{name}</span>
            </label>
          ))}
        </div>
      ) : (
        <div className={styles.facts}>
          {facts.map(({ fact, name, choices }) => (
            <label className={styles.fact} key={fact}>
              <span>{name}</span>
              <select
                className="select"
                value={keyOf(choices, chosen[fact])}
                onChange={(event) => {
                  const key = event.currentTarget.value
                  choose(fact, choices.find(([value]) => keyOf(choices, value) === key)?.[0])
                }}
              >
                {choices.map(([value, word]) => (
                  <option key={keyOf(choices, value)} value={keyOf(choices, value)}>
                    {withTitles(word)}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      )}
      <div className={styles.answer} role="status" aria-live={touched ? 'polite' : 'off'}>
        <Banner title={fill(T.answer, { verdict: withTitles(verdict) })}>
          {decidedBy !== null && (
            <>
              {fill(T.because, { rule: decidedBy })} {T.ref} {ref !== undefined && <Reference id={ref} />}
            </>
          )}
        </Banner>
      </div>
      <Button kind="tertiary" small icon="copy" onPress={() => void copy()}>
        {T.copyLink}
      </Button>
    </div>
  )
}
