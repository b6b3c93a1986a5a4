import { useState } from 'react'
import { Tag } from '../design/Banner.tsx'
import { Button } from '../design/Button.tsx'
import { KeyValues } from '../design/Facts.tsx'
import { fill } from '../text/fill.ts'
import { CONSOLE_WORDS as T } from '../text/ko/console.ts'
import { ROUTE_TITLES, TITLES } from '../text/ko/titles.ts'
import { type Control, type PartProps, type Persona, useAnswer } from './control.ts'
import styles from './console.module.css'

/** The title of an address of the portal; the address itself where it has none. */
const titleOf = (page: string): string => {
  const key = Object.entries(ROUTE_TITLES).find(([route]) => route === page.split('?')[0])?.[1]
  return key === undefined ? page : TITLES[key]
}

/** Opens a page signed in as a persona, whose state the world then has, in a new tab. */
const EnterLink = ({ persona, page, word }: Readonly<Record<'persona' | 'page' | 'word', string>>) => (
  <a
    className={styles.enter}
    href={`/__world/enter?${new URLSearchParams({ persona, to: page })}`}
    target="_blank"
    rel="noopener noreferrer"
  >
    {word}
  </a>
)

/** A search field; `hits` says whether a text has all that was typed. */
const useSearch = () => {
  const [typed, setTyped] = useState('')
  const words = typed.toLowerCase().split(/\s+/)
  const hits = (...texts: readonly (string | null)[]) =>
    words.every((word) => texts.join(' ').toLowerCase().includes(word))
  const search = (n: number) => (
    <search>
      <label className={styles.search}>
        <span className="field__label">{T.find}</span>
        <input className="input" type="search" onChange={({ currentTarget }) => setTyped(currentTarget.value)} />
      </label>
      <p className="small" role="status">
        {fill(T.found, { n })}
      </p>
    </search>
  )
  return { hits, search, typed }
}

type CardProps = { readonly persona: Persona; readonly current: boolean; readonly control: Control }

const PersonaCard = ({ persona: { name, title, pages, facts }, current, control }: CardProps) => {
  const word = fill(T.placeOf, { name })
  const place = () => control.replace(word, 'POST', `/personas/${name}`)
  return (
    <li className={`card ${styles.persona}`} aria-current={current || undefined}>
      <h4>
        {name} {current && <Tag tone="pick">{T.now}</Tag>}
      </h4>
      <p>{title}</p>
      <ul className={styles.enters}>
        {pages.map((page) => (
          <li key={page}>
            <EnterLink persona={name} page={page} word={titleOf(page)} />
          </li>
        ))}
      </ul>
      <details>
        <summary>{T.facts}</summary>
        <KeyValues facts={Object.entries(facts).map(([fact, value]) => ({ name: fact, value }))} />
      </details>
      <Button small kind="secondary" label={word} onPress={() => void place()}>
        {T.place}
      </Button>
    </li>
  )
}

/** 페르소나: every named case by its group. */
export const PersonasPart = ({ control, state }: PartProps) => {
  const { hits, search } = useSearch()
  const personas = useAnswer(control, '/personas') ?? []
  const found = personas.filter(({ name, title, pages, facts }) =>
    hits(name, title, ...pages, ...pages.map(titleOf), ...Object.values(facts)),
  )
  return (
    <>
      {search(found.length)}
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        <section key={group} aria-label={group}>
          <h3>{group}</h3>
          <ul className={styles.personas}>
            {found
              .filter((persona) => persona.group === group)
              .map((persona) => (
                <PersonaCard
                  key={persona.name}
                  persona={persona}
                  current={persona.name === state.persona}
                  control={control}
                />
              ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** 모든 화면: every page of the portal as every persona, those that are made for it first. */
export const GalleryPart = ({ control, catalogue }: PartProps) => {
  const { hits, search, typed } = useSearch()
  const personas = useAnswer(control, '/personas') ?? []
  const screens = catalogue.pages
    .map((page) => {
      const people = personas.filter(({ name, title }) => hits(page, titleOf(page), name, title))
      const isMade = ({ pages }: Persona) => pages.some((own) => own.split('?')[0] === page)
      return { page, made: people.filter(isMade), others: people.filter((persona) => !isMade(persona)) }
    })
    .filter(({ made, others }) => made.length + others.length > 0)
  const opened = typed !== '' && screens.length <= 3
  return (
    <>
      {search(screens.reduce((sum, { made, others }) => sum + made.length + others.length, 0))}
      {screens.map(({ page, made, others }) => (
        <details key={`${page} ${opened}`} className={styles.screen} open={opened}>
          <summary>
            <b>{titleOf(page)}</b> <code>{page}</code>
            {made.length > 0 && <Tag tone="info">{fill(T.madeFor, { n: made.length })}</Tag>}
          </summary>
          <ul className={styles.personas}>
            {[...made, ...others].map((persona) => (
              <li key={persona.name}>
                <EnterLink persona={persona.name} page={page} word={persona.name} />
                {made.includes(persona) && <Tag tone="info">{T.made}</Tag>}
                <p className="small">{persona.title}</p>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
