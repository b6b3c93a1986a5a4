import type { ReactNode } from 'react'

/** A name and what stands for it; a value that is null is left out. */
export type Fact = { readonly name: string; readonly value: ReactNode }

const entries = (facts: readonly Fact[]) =>
  facts
    .filter(({ value }) => value !== null)
    .map(({ name, value }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))

/** What is already known, on a tinted ground: name, birth date, business number. */
export const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => <dl className="facts">{entries(facts)}</dl>

/** Values below one another with fine lines, inside a slip or a card. */
export const KeyValues = ({ facts }: { readonly facts: readonly Fact[] }) => <dl className="kv">{entries(facts)}</dl>
