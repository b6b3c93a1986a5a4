import { useState } from 'react'
import { Tag } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { KeyValues } from '../design/Facts.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { ROUTE_TITLES, TITLES } from '../text/ko/titles.ts'
import { hasWords, type PartProps, type Persona, replace, useAnswer } from './control.ts'
import { Fields } from './Fields.tsx'
import styles from './console.module.css'

const pathOf = (page: string) => page.split('?')[0] ?? page

/** The title of an address of the portal; the address itself where it has none. */
const titleOf = (page: string): string => {
  const key = Object.entries(ROUTE_TITLES).find(([route]) => route === pathOf(page))?.[1]
  return key === undefined ? page : TITLES[key]
}

const isMadeFor = (page: string, { pages }: Persona) => pages.some((own) => pathOf(own) === page)

type CardProps = { readonly persona: Persona; readonly pages: readonly string[]; readonly current: boolean }

/** A persona, and links that open pages in a new tab, signed in and in its state. */
const PersonaCard = ({ persona: { name, title, facts }, pages, current }: CardProps) => {
  const word = fill(T.placeOf, { name })
  return (
    <li className={`card ${styles.persona}`} aria-current={current || undefined}>
      <h4>
        {name} {current && <Tag tone="pick">{T.now}</Tag>}
      </h4>
      <p>{title}</p>
      <div className={styles.enters}>
        {pages.map((to) => (
          <a
            key={to}
            href={`/__world/enter?${new URLSearchParams({ persona: name, to })}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {titleOf(to)}
          </a>
        ))}
      </div>
      <details>
        <summary>{T.facts}</summary>
        <KeyValues facts={Object.entries(facts).map(([fact, value]) => ({ name: fact, value }))} />
      </details>
      <Button small kind="secondary" label={word} onPress={() => void replace(word, 'POST', `/personas/${name}`)}>
        {T.place}
      </Button>
    </li>
  )
}

/** 페르소나: every named case by its group, with its pages; or with any one page, those that are made for it first. */
export const PersonasPart = ({ state, catalogue }: PartProps) => {
  const [wanted, setWanted] = useState({ words: '', page: '' })
  const { words, page } = wanted
  const personas = useAnswer('/personas') ?? []
  const choices = catalogue.pages.map((value) => {
    const n = personas.filter((persona) => isMadeFor(value, persona)).length
    return { value, title: fill(T.page, { title: titleOf(value), page: value, n }) }
  })
  const found = personas
    .filter(({ name, title, pages, facts }) =>
      hasWords([name, title, ...pages, ...pages.map(titleOf), ...Object.values(facts)].join(' '), words),
    )
    .toSorted((one, other) => Number(isMadeFor(page, other)) - Number(isMadeFor(page, one)))
  const groupOf = (persona: Persona) => {
    if (page === '') return persona.group
    return isMadeFor(page, persona) ? T.made : T.others
  }
  return (
    <>
      <search className={styles.form}>
        <Fields
          value={wanted}
          about={{ words: T.find, page: { label: T.opens, choices: [{ value: '', title: T.ownPages }, ...choices] } }}
          onEnter={setWanted}
        />
      </search>
      <p className="small" role="status">
        {fill(T.found, { n: found.length })}
      </p>
      {[...new Set(found.map(groupOf))].map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className={styles.personas}>
            {found
              .filter((persona) => groupOf(persona) === group)
              .map((persona) => (
                <PersonaCard
                  key={persona.name}
                  persona={persona}
                  pages={page === '' ? persona.pages : [page]}
                  current={persona.name === state.persona}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
