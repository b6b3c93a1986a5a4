import { ruleBookFragmentValue } from '#book/rule-book-fragment'
import { type RuleEntry } from '#book/rule-entry'
import { withPageWords } from '#book/text/articles'
import { ChoiceBox, Choice } from '#ui/parts/controls/Choice.tsx'
import { SelectBox } from '#ui/parts/controls/Control.tsx'
import { labelClass } from '#ui/parts/controls/Field.tsx'
import { Banner } from '#ui/parts/design/Banner.tsx'
import { CARD_CLASS } from '#ui/parts/design/Page.tsx'
import { fill } from '#ui/text/fill.ts'
import { RULE_BOOK_WORDS as T } from '#ui/text/ko/pages-apart/rule-book.ts'
import { type ChoosingProps, chosenOrFirstFactValues, replaceBookFragment } from './book-location.ts'
import { RequirementButton } from './RequirementButtons.tsx'
import styles from './rule-book.module.css'

/** Lets the reader choose facts, and immediately shows verdict, row and requirement. The URL keeps the choice. */
export const RulePlayground = ({
  rule,
  chosen: factsInUrl,
  onChoose,
}: ChoosingProps & { readonly rule: RuleEntry }) => {
  const { prefix, facts, rows, decide } = rule
  const factValues = chosenOrFirstFactValues(facts, factsInUrl ?? new Map())
  const { rule: decidedBy, verdict } = decide(factValues)
  const checks = rule.kind === 'checklist'
  const choose = (fact: string, key: string) => {
    const place = new Map(
      facts
        .map(
          ({ fact: name, choices }) =>
            [name, name === fact ? key : ruleBookFragmentValue(choices, factValues[name])] as const,
        )
        .filter(([, value]) => !checks || value === 'true'),
    )
    onChoose(place)
    replaceBookFragment(prefix, place)
  }
  const ref = rows.find(({ id }) => id === decidedBy)?.ref
  return (
    <div className={`${CARD_CLASS} ${styles.part}`} role="group" aria-labelledby={`${prefix}-try`}>
      <h4 id={`${prefix}-try`}>{T.try}</h4>
      <p className="small">{checks ? T.tryChecks : T.tryHint}</p>
      <div className={styles.facts}>
        {facts.map(({ fact, name, choices }) =>
          checks ? (
            <Choice key={fact}>
              <ChoiceBox
                type="checkbox"
                checked={factValues[fact] === true}
                onChange={(event) => choose(fact, String(event.currentTarget.checked))}
              />
              <span>{name}</span>
            </Choice>
          ) : (
            <label key={fact}>
              <span className={labelClass}>{name}</span>
              <SelectBox
                value={ruleBookFragmentValue(choices, factValues[fact])}
                onChange={(event) => choose(fact, event.currentTarget.value)}
              >
                {choices.map(([value, word]) => (
                  <option key={ruleBookFragmentValue(choices, value)} value={ruleBookFragmentValue(choices, value)}>
                    {withPageWords(word)}
                  </option>
                ))}
              </SelectBox>
            </label>
          ),
        )}
      </div>
      <div className={styles.part} role="status" aria-live={factsInUrl === null ? 'off' : 'polite'}>
        <Banner title={fill(T.answer, { verdict: withPageWords(verdict) })}>
          {decidedBy !== null && (
            <>
              {fill(T.because, { rule: decidedBy })} {T.ref} {ref !== undefined && <RequirementButton id={ref} />}
            </>
          )}
        </Banner>
      </div>
    </div>
  )
}
