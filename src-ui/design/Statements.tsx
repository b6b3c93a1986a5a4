import { type ReactNode, useId } from 'react'
import { Phrase } from './Phrase.tsx'

type Props = { readonly heading: string; readonly items: readonly string[]; readonly children?: ReactNode }

/** A headed list of sentences, and what leads on from it. */
export const Statements = ({ heading, items, children }: Props) => {
  const id = useId()
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className="notes">
        {items.map((item) => (
          <li key={item}>
            <Phrase text={item} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
