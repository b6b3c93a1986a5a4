import { useState } from 'react'
import type { Route } from '#domain/pages/routes'
import { RowButton } from '#ui/parts/design/Button.tsx'
import { KeyValues } from '#ui/parts/design/Facts.tsx'
import { CARD_CLASS } from '#ui/parts/design/Page.tsx'
import { Tag } from '#ui/parts/design/Tag.tsx'
import { fill } from '#ui/text/fill.ts'
import { CONSOLE_WORDS as T } from '#ui/text/ko/pages-apart/console.ts'
import { routeTitle } from '#ui/text/ko/pages/titles.ts'
import { containsAllWords, type ConsolePartProps, replaceWorldWithUndo, useControlAnswer } from './control.ts'
import { SchemaForm } from './SchemaForm.tsx'
import styles from './console.module.css'

const titleOf = (page: string): string => routeTitle(page as Route)

/**
 * 페르소나: lists every persona by group. The links of a persona open a page in a new tab and sign the persona in. If a
 * page is chosen, the links open this page, and the personas that were made for it come first.
 */
export const PersonasPart = ({ state, catalogue }: ConsolePartProps) => {
  const [{ words = '', page }, setFilter] = useState<{ readonly words?: string; readonly page?: string }>({})
  const personas = useControlAnswer('/personas') ?? []
  const screens = catalogue.pages.map((route) => {
    const n = personas.filter(({ pages }) => pages.includes(route)).length
    return { const: route, title: fill(T.page, { title: titleOf(route), page: route, n }) }
  })
  const schema = { properties: { words: { title: T.find, type: 'string' }, page: { title: T.opens, anyOf: screens } } }
  const listedPersonas = personas
    .filter((persona) => containsAllWords(JSON.stringify([persona, persona.pages.map(titleOf)]), words))
    .map((persona) => {
      if (page === undefined) return persona
      return { ...persona, pages: [page], group: persona.pages.includes(page) ? T.made : T.others }
    })
  const groups = page === undefined ? listedPersonas.map(({ group }) => group) : [T.made, T.others]
  return (
    <>
      <SchemaForm schema={schema} onSend={setFilter} />
      <p className="small" role="status">
        {fill(T.found, { n: listedPersonas.length })}
      </p>
      {[...new Set(groups)].map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className={styles.personas}>
            {listedPersonas
              .filter((persona) => persona.group === group)
              .map(({ name, title, pages, facts }) => (
                <li
                  key={name}
                  className={`${CARD_CLASS} ${styles.persona}`}
                  aria-current={name === state.persona || undefined}
                >
                  <h4>
                    {name} {name === state.persona && <Tag tone="pick">{T.now}</Tag>}
                  </h4>
                  <p>{title}</p>
                  <div className={styles.enters}>
                    {pages.map((to) => (
                      <a key={to} href={`/__world/enter?persona=${name}&to=${to}`} target="_blank" rel="noreferrer">
                        {titleOf(to)}
                      </a>
                    ))}
                  </div>
                  <details>
                    <summary>{T.facts}</summary>
                    <KeyValues facts={Object.entries(facts).map(([fact, value]) => ({ name: fact, value }))} />
                  </details>
                  <RowButton
                    of={name}
                    word={T.place}
                    kind="secondary"
                    onPress={() => void replaceWorldWithUndo(`${name} ${T.place}`, 'POST', `/personas/${name}`)}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
