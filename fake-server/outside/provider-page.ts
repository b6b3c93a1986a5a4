import type { IdentityMethod } from '#domain/identity/offered-methods.table'
import type { Settings } from '#domain/settings/settings'
import type { Persona } from '../personas/persona.ts'

/** The kinds of provider pages, by the path of their result. */
export type ProviderKind = 'integration' | 'kftc' | 'phone' | 'simple'

/** A provider page: its title, its kind, and the requirement that describes it. */
type ProviderPage = { readonly title: string; readonly kind: ProviderKind; readonly ref: string }

/**
 * The pages of the certification providers, by the last segment of their path. `integration` is the page with all
 * integrated methods, for a start call without a known method. Each phone provider has its own page.
 */
const PROVIDERS: Readonly<Record<IdentityMethod | Settings['phoneProvider'] | 'integration', ProviderPage>> = {
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

const ROWS: ReadonlyMap<string, ProviderPage> = new Map(Object.entries(PROVIDERS))

/** Returns the provider page for the last segment of a path; null for an unknown segment. */
export const providerRowOf = (name: string): ProviderPage | null => ROWS.get(name) ?? null

/** Returns text escaped for an element or a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * The limits of the fields that a start call sends and the provider page passes on to the result call: the number of
 * fields, and the length of each value in characters.
 */
const MAX_FIELDS = 40
const MAX_VALUE = 4000

type ProviderPageOptions = {
  readonly name: string
  readonly row: ProviderPage
  /** The URL to which the page sends its decision. */
  readonly action: string
  /** All fields that the start call sent. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly personas: Readonly<Record<string, Persona>>
  /** The persona that was set last in this world. It is preselected. */
  readonly chosen: string | null
  readonly stylesheet: string
}

const hiddenFields = (fields: Readonly<Record<string, unknown>>) =>
  Object.entries(fields)
    .filter(([, value]) => typeof value === 'string' && value.length <= MAX_VALUE)
    .slice(0, MAX_FIELDS)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="start.${escapeHtml(name)}" value="${escapeHtml(value as string)}">`,
    )
    .join('')

const options = ({ personas, chosen }: ProviderPageOptions) =>
  Object.entries(personas)
    .map(
      ([name, persona]) =>
        `<option value="${escapeHtml(name)}"${name === chosen ? ' selected' : ''}>${escapeHtml(`${name} — ${persona.about}`)}</option>`,
    )
    .join('')

/**
 * Renders the page on which a person decides the outcome of a certification. The page says in large letters that it is
 * not real. [E-192] [D1-226]
 */
export const renderProviderPage = (page: ProviderPageOptions): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.row.title)} - 모의 인증 화면 (실제 인증이 아닙니다)</title>
<link rel="stylesheet" href="${escapeHtml(page.stylesheet)}">
</head>
<body>
<main>
<p class="mark">모의 인증 화면 (실제 인증이 아닙니다)</p>
<h1>${escapeHtml(page.row.title)}</h1>
<p>누구로 인증할지 고르고 결과를 눌러 주세요. 개인정보를 입력하지 마세요.</p>
<form method="post" action="${escapeHtml(page.action)}">
${hiddenFields(page.fields)}<input type="hidden" name="method" value="${escapeHtml(page.name)}">
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
