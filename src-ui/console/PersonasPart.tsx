import { useState } from 'react'
import type { Route } from '#domain/session/routes'
import { Banner, Tag } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { KeyValues } from '../design/Facts.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { ROUTE_TITLES, TITLES } from '../text/ko/titles.ts'
import { hasWords, type PartProps, type Persona, replace, useAnswer } from './control.ts'
import { Fields } from './SchemaForm.tsx'
import styles from './console.module.css'

const titleOf = (page: string): string => TITLES[ROUTE_TITLES[page as Route]]

type CardProps = { readonly persona: Persona; readonly pages: readonly string[]; readonly isCurrent: boolean }

/** A persona, and links that open pages in a new tab, signed in and in its state. */
const PersonaCard = ({ persona: { name, title, facts }, pages, isCurrent }: CardProps) => {
  const word = fill(T.placeOf, { name })
  return (
    <li className={`card ${styles.persona}`} aria-current={isCurrent || undefined}>
      <h4>
        {name} {isCurrent && <Tag tone="pick">{T.now}</Tag>}
      </h4>
      <p>{title}</p>
      <div className={styles.enters}>
        {pages.map((to) => (
          <a
            key={to}
            href={`/__world/enter?${new URLSearchParams({ persona: name, to })}`}
            target="_blank"
            rel="noreferrer"
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
  const madeFor = (route: string) => personas.filter(({ pages }) => pages.includes(route))
  const screens = catalogue.pages.map((route) => ({
    const: route,
    title: fill(T.page, { title: titleOf(route), page: route, n: madeFor(route).length }),
  }))
  const filter = {
    properties: {
      words: { title: T.find, type: 'string' },
      page: { title: T.opens, anyOf: [{ const: '', title: T.ownPages }, ...screens] },
    },
    required: ['page'],
  }
  const found = personas.filter(({ name, title, pages, facts }) =>
    hasWords([name, title, ...pages, ...pages.map(titleOf), ...Object.values(facts)].join(' '), words),
  )
  const groupOf = (persona: Persona) => {
    if (page === '') return persona.group
    return persona.pages.includes(page) ? T.made : T.others
  }
  const groups = page === '' ? [...new Set(found.map(groupOf))] : [T.made, T.others]
  return (
    <>
      {state.persona === null && (
        <Banner title={T.startTitle}>
          <ol className={styles.start}>
            {T.start.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Banner>
      )}
      <div role="search" className={styles.form}>
        <Fields schema={filter} value={wanted} onEnter={(entered) => setWanted(entered as typeof wanted)} />
      </div>
      <p className="small" role="status">
        {fill(T.found, { n: found.length })}
      </p>
      {groups.map((group) => (
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
                  isCurrent={persona.name === state.persona}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}
