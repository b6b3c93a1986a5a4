import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import type { Settings } from '#domain/kernel/settings'
import type { Persona } from '../personas/cast.ts'

/** The kinds of provider pages, by where they send the outcome. */
export type ProviderKind = 'integration' | 'kftc' | 'phone' | 'simple'

/** A provider page: its name for people, what the certification is called in messages, and its way back. */
export type ProviderRow = { readonly title: string; readonly kind: ProviderKind; readonly ref: string }

/**
 * The pages of the certification providers, by the last part of their address. `integration` is the page of all
 * integrated methods, for a start that names no other; the phone has one page per provider.
 */
const PROVIDERS: Readonly<Record<IdentityMethod | Settings['phoneProvider'] | 'integration', ProviderRow>> = {
  simple: { title: '간편인증', kind: 'simple', ref: 'E-114' },
  simpleResult: { title: '간편인증', kind: 'integration', ref: 'E-117' },
  integration: { title: '통합인증', kind: 'integration', ref: 'E-117' },
  joint: { title: '공동인증서', kind: 'integration', ref: 'E-117' },
  ipin: { title: '아이핀', kind: 'integration', ref: 'E-117' },
  financial: { title: '금융인증서', kind: 'kftc', ref: 'E-117' },
  nice: { title: '휴대폰 본인인증 (NICE)', kind: 'phone', ref: 'E-195' },
  kmc: { title: '휴대폰 본인인증 (KMC)', kind: 'phone', ref: 'E-112' },
  phone: { title: '휴대폰 본인인증', kind: 'phone', ref: 'E-195' },
}

const ROWS: ReadonlyMap<string, ProviderRow> = new Map(Object.entries(PROVIDERS))

/** The page of a provider by the last part of its address; null for an unknown one. */
export const providerOf = (name: string): ProviderRow | null => ROWS.get(name) ?? null

/** Text escaped for an element or a quoted attribute. */
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Fields that come with the start of a certification and go on to its result, at most so many and so long. */
const MAX_FIELDS = 40
const MAX_VALUE = 4000

export type PageOfProvider = {
  readonly name: string
  readonly row: ProviderRow
  /** Address of the result, below the world. */
  readonly action: string
  /** Everything that the start sent. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly personas: Readonly<Record<string, Persona>>
  /** The persona that this world was last put into, offered first. */
  readonly chosen: string | null
  readonly stylesheet: string
}

const hiddenFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .filter(([, value]) => typeof value === 'string' && value.length <= MAX_VALUE)
    .slice(0, MAX_FIELDS)
    .map(([name, value]) => `<input type="hidden" name="start.${escaped(name)}" value="${escaped(value as string)}">`)
    .join('')

const options = ({ personas, chosen }: PageOfProvider) =>
  Object.entries(personas)
    .map(
      ([name, persona]) =>
        `<option value="${escaped(name)}"${name === chosen ? ' selected' : ''}>${escaped(`${name} — ${persona.about}`)}</option>`,
    )
    .join('')

/** The page on which a person decides how a certification ends. It says in large letters that it is not real. [E-192] [D1-226] */
export const providerPage = (page: PageOfProvider): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(page.row.title)} - 모의 인증 화면 (실제 인증이 아닙니다)</title>
<link rel="stylesheet" href="${escaped(page.stylesheet)}">
</head>
<body>
<main>
<p class="mark">모의 인증 화면 (실제 인증이 아닙니다)</p>
<h1>${escaped(page.row.title)}</h1>
<p>누구로 인증할지 고르고 결과를 눌러 주세요. 개인정보를 입력하지 마세요.</p>
<form method="post" action="${escaped(page.action)}">
${hiddenFields(page.fields)}<input type="hidden" name="method" value="${escaped(page.name)}">
<label for="persona">인증할 사람</label>
<select id="persona" name="persona">${options(page)}</select>
<div class="buttons">
<button class="main" name="resultCode" value="0000">인증 성공</button>
<button name="resultCode" value="9001">인증 실패</button>
<button name="resultCode" value="9002">취소</button>
</div>
</form>
</main>
</body>
</html>
`
