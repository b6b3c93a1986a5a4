import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings'
import { scriptlessNotice, withHelpDeskNumber } from './scriptless.ts'

const { callCentre } = DEFAULT_SETTINGS
const documentWith = (notice: string) => `<body><div id="root"></div>${notice}</body>`

it('the notice shows the help desk number as a link', () =>
  expect(scriptlessNotice({ application: '02-000-0001', proof: ['02-000-0002'] })).toContain(
    '고객센터(<a href="tel:020000001">02-000-0001</a>)로',
  ))

it('withHelpDeskNumber replaces the telephone number in a document', () => {
  const chosen = { application: '02-000-0001', proof: [] }
  expect(withHelpDeskNumber(documentWith(scriptlessNotice(callCentre)), chosen)).toBe(
    documentWith(scriptlessNotice(chosen)),
  )
  expect(withHelpDeskNumber(documentWith(''), chosen)).toBe(documentWith(''))
})

it('withHelpDeskNumber fails for a notice in an unexpected format', () => {
  const other = scriptlessNotice(callCentre).replaceAll('"', "'")
  expect(() => withHelpDeskNumber(documentWith(other), callCentre)).toThrow('is not as the build writes it')
})

it('the notice contains the configured number as text, never as markup', () => {
  const notice = scriptlessNotice({ application: '"><script>$&', proof: [] })
  expect(notice).not.toContain('<script>')
  expect(withHelpDeskNumber(documentWith(scriptlessNotice(callCentre)), { application: '$& 1', proof: [] })).toContain(
    '>$&amp; 1</a>',
  )
})
