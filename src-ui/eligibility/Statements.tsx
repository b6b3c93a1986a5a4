import { useId } from 'react'
import { Phrase } from '../design/Phrase.tsx'

/** A headed list of sentences. */
export const Statements = ({ heading, items }: { readonly heading: string; readonly items: readonly string[] }) => {
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
    </section>
  )
}
