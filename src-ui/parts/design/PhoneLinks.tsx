import { Phrase } from './Phrase.tsx'

const NUMBER = /\b(1\d{3}-\d{4}|0\d{1,2}-\d{3,4}-\d{4})\b/

export const phoneLinkUrl = (number: string): string => `tel:${number.replaceAll('-', '')}`

export const PhoneNumberLink = ({ number }: { readonly number: string }) => (
  <a className="num" href={phoneLinkUrl(number)}>
    {number}
  </a>
)

/** Telephone numbers as links, with commas between them. */
export const PhoneNumberLinks = ({ numbers }: { readonly numbers: readonly string[] }) =>
  numbers.map((number, index) => (
    <span key={number}>
      {index > 0 && ', '}
      <PhoneNumberLink number={number} />
    </span>
  ))

/** Text in which telephone numbers are links. [D1-245] */
export const TextWithPhoneLinks = ({ text }: { readonly text: string }) =>
  text
    .split(NUMBER)
    .map((part, index) =>
      index % 2 === 0 ? <Phrase key={index} text={part} /> : <PhoneNumberLink key={index} number={part} />,
    )
