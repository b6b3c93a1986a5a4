import { createRequire } from 'node:module'
import type sanitizeHtml from 'sanitize-html'
import { isAllowedImageUrl, isAllowedLinkUrl } from '#domain/notice/allowed-url'
import { applicableMaintenanceWindow } from '#domain/notice/maintenance-window'
import { ALLOWED_HTML_ATTRIBUTES, ALLOWED_HTML_ELEMENTS, NEW_WINDOW_REL } from '#domain/notice/notice-html'
import {
  decidePopupForm,
  toPopupData,
  type PopupData,
  type PopupRecord,
  type PopupType,
} from '#domain/notice/popup-form'
import type { Instant } from '#domain/time/calendar'
import type { ServerCheckName } from '#server-rules/server-checks.table'
import { accessRejection } from '../../http/access.ts'
import { okAnswerSchema } from '../../http/answer-schemas.ts'
import { reject, rejectWith, okAnswer } from '../../http/answers.ts'
import { endpoint } from '../../http/handler.ts'
import type { PopupDoc } from '../../world/collections.ts'
import { ClosedObject, Nullable, Type, UncheckedValue } from '../../world/schema.ts'
import { popupImageHostsOf } from '../../world/settings.ts'
import { allDocs, changedDocsOf, findDoc, type World, changeDoc, removeDoc, putDoc } from '../../world/world.ts'
import { PopupWireSchema, popupFromDoc, toPopupWire, parsePopup, type PopupWire } from './popup-wire.ts'

const require = createRequire(import.meta.url)

const link: sanitizeHtml.Transformer = (tagName, { href = '', title }) => ({
  tagName,
  attribs: {
    ...(isAllowedLinkUrl(href) ? { href, target: '_blank', rel: NEW_WINDOW_REL } : {}),
    ...(title === undefined ? {} : { title }),
  },
})

/**
 * Returns an administrator's HTML for storing, with only the elements, attributes, links and image hosts that the
 * domain allows. `imageHosts` is the setting `popupImageHosts`. [P-230] [P-295] [D3-61]
 */
export const cleanHtml = (html: string, imageHosts: readonly string[]): string =>
  // The parser is loaded on first use, because it takes a tenth of the startup time.
  (require('sanitize-html') as typeof sanitizeHtml)(html, {
    allowedTags: [...ALLOWED_HTML_ELEMENTS],
    allowedAttributes: { '*': [...ALLOWED_HTML_ATTRIBUTES] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    enforceHtmlBoundary: false,
    transformTags: { a: link },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isAllowedImageUrl(attribs['src'] ?? '', imageHosts),
  })

const popupWireOf = (popup: PopupDoc): PopupWire => {
  const { changedAt: _changedAt, ...record } = popup
  return record
}

/** Returns the stored popups or landing notices in the order of registration. [P-294] */
const popupsOfType = (world: World, type: PopupType): readonly PopupWire[] =>
  allDocs(world, 'popups')
    .filter(({ popupType }) => popupType === type)
    .map(popupWireOf)

/** Returns the popup with the number in the URL; rejects an unknown number. [P-294] */
const popupAt = (world: World, popupSn: string | undefined): PopupDoc =>
  findDoc(world, 'popups', popupSn ?? '') ?? reject('namedPopup/popup', 404, 'POPUP_NOT_FOUND', 'server.popupNotFound')

/** Rejects a call that does not come from an administrator in the office network. [P-320] */
const rejectVisitor = (world: World, call: Parameters<typeof accessRejection>[2]): void => {
  const rejection = accessRejection(world, 'administrator', call)
  if (rejection !== null) rejectWith('shownPopup/administrator', rejection)
}
/** Returns the number of the next popup: the highest so far plus one. A deleted popup keeps its number. [D3-561] */
const nextPopupSn = (world: World): number => {
  const changedIds = changedDocsOf(world).flatMap(({ collection, id }) => (collection === 'popups' ? [Number(id)] : []))
  return Math.max(0, ...changedIds, ...allDocs(world, 'popups').map(({ popupSn }) => popupSn)) + 1
}

const REFUSED = {
  noContent: 'server.popupContent',
  missingDates: 'server.popupDates',
  unreadableDate: 'server.popupDate',
  endBeforeStart: 'server.popupPeriod',
} as const

/**
 * Reads a popup to store. The form rules are checked after the HTML is cleaned, so that content with only a script
 * counts as empty. [P-220] to [P-223] [P-230] [P-295]
 */
const parsePopupDataOrReject = (
  checks: Readonly<Record<'read' | 'form', ServerCheckName>>,
  body: Readonly<Record<string, unknown>>,
  imageHosts: readonly string[],
): PopupData => {
  const popup = parsePopup(body) ?? reject(checks.read, 400, 'POPUP_INVALID', 'server.badRequest')
  const form = { ...popup.form, content: cleanHtml(popup.form.content, imageHosts) }
  const decision = decidePopupForm(form)
  if (decision.verdict !== 'ok')
    reject(checks.form, 400, 'POPUP_INVALID', REFUSED[decision.verdict.refusal], { decision })
  return toPopupData(form, popup)
}

/**
 * Returns the popups, but no landing notices: with `popupYn=Y` the active popups, to everyone; otherwise all popups,
 * only to an administrator. [E-182] [P-294] [P-320]
 */
export const listPopups = endpoint({
  method: 'GET',
  path: '/api/v1/popup/list',
  ref: 'E-182',
  rejects: ['ADMIN_TOKEN_INVALID', 'ADMIN_FORBIDDEN'],
  query: Type.Object({ popupYn: Type.Optional(Type.String()) }),
  answer: okAnswerSchema({ result: Type.Array(PopupWireSchema) }),
  handler: (world, call) => {
    const onlyActive = call.query.popupYn === 'Y'
    if (!onlyActive) rejectVisitor(world, call)
    const popups = popupsOfType(world, 'popup').filter(({ popupYn }) => !onlyActive || popupYn === 'Y')
    return [world, okAnswer({ result: popups })]
  },
})

/** Returns one popup: to anyone while it is active, otherwise only to an administrator. [P-294] [P-320] */
export const getPopup = endpoint({
  method: 'GET',
  path: '/api/v1/popup/:popupSn',
  ref: 'P-294',
  rejects: ['POPUP_NOT_FOUND', 'ADMIN_TOKEN_INVALID', 'ADMIN_FORBIDDEN'],
  answer: okAnswerSchema({ result: PopupWireSchema }),
  handler: (world, call) => {
    const popup = popupAt(world, call.params['popupSn'])
    if (popup.popupYn !== 'Y') rejectVisitor(world, call)
    return [world, okAnswer({ result: popupWireOf(popup) })]
  },
})

/**
 * Switches a popup or landing notice on or off. If the body has a popup number, it must equal the number in the URL.
 * [P-213] [P-295]
 */
export const switchPopupOnOrOff = endpoint({
  method: 'PATCH',
  path: '/api/v1/popup/:popupSn/status',
  ref: 'P-295',
  access: 'administrator',
  rejects: ['POPUP_NOT_FOUND', 'POPUP_INVALID'],
  body: Type.Object({ popupSn: Type.Optional(Type.Integer()), popupYn: Type.Enum(['Y', 'N']) }),
  answer: okAnswerSchema({ result: ClosedObject({ popupSn: Type.Integer(), popupYn: Type.String() }) }),
  handler: (world, { params, body, now }) => {
    const popup = popupAt(world, params['popupSn'])
    if (body.popupSn !== undefined && body.popupSn !== popup.popupSn)
      reject('popupSwitch/number', 400, 'POPUP_INVALID', 'server.badRequest')
    const { popupYn } = body
    const after = changeDoc(world, 'popups', String(popup.popupSn), (popupBefore) => ({
      ...popupBefore,
      popupYn,
      changedAt: now,
    }))
    return [after, okAnswer({ result: { popupSn: popup.popupSn, popupYn } })]
  },
})

/** Deletes a popup or a landing notice. [P-214] [P-295] [D3-39] */
export const deletePopup = endpoint({
  method: 'DELETE',
  path: '/api/v1/popup/:popupSn',
  ref: 'P-295',
  access: 'administrator',
  rejects: ['POPUP_NOT_FOUND'],
  answer: okAnswerSchema(),
  handler: (world, { params }) => {
    const popup = popupAt(world, params['popupSn'])
    return [removeDoc(world, 'popups', String(popup.popupSn)), okAnswer()]
  },
})

const SentText = Type.Optional(UncheckedValue(Nullable(Type.String())))
const FIELDS = {
  popupType: UncheckedValue(Type.Enum(['popup', 'landing'])),
  popupContents: UncheckedValue(Type.String()),
  popupYn: UncheckedValue(Type.Enum(['Y', 'N'])),
  popupPriority: Type.Optional(UncheckedValue(Nullable(Type.Union([Type.Integer(), Type.String()])))),
  popupStartDt: SentText,
  popupEndDt: SentText,
}

const withPopup = (world: World, popup: PopupRecord, changedAt: Instant): World =>
  putDoc(world, 'popups', String(popup.id), { ...toPopupWire(popup), changedAt })

/** Registers a popup or landing notice. [P-224] [P-295] */
export const createPopup = endpoint({
  method: 'POST',
  path: '/api/v1/popup',
  ref: 'P-295',
  access: 'administrator',
  rejects: ['POPUP_INVALID'],
  body: Type.Object(FIELDS),
  answer: okAnswerSchema({ result: ClosedObject({ popupSn: Type.Integer() }) }),
  handler: (world, { body, now }) => {
    const checks = { read: 'popupEntry/read', form: 'popupEntry/form' } as const
    const entry = parsePopupDataOrReject(checks, body, popupImageHostsOf(world))
    const popupSn = nextPopupSn(world)
    return [withPopup(world, { ...entry, id: popupSn }, now), okAnswer({ result: { popupSn } })]
  },
})

/** Changes a popup or a landing notice; the type cannot change. [P-225] [P-295] */
export const updatePopup = endpoint({
  method: 'PUT',
  path: '/api/v1/popup',
  ref: 'P-295',
  access: 'administrator',
  rejects: ['POPUP_NOT_FOUND', 'POPUP_INVALID'],
  body: Type.Object({ popupSn: Type.Integer(), ...FIELDS }),
  answer: okAnswerSchema(),
  handler: (world, { body, now }) => {
    const { popupSn } = body
    const { popupType } = popupAt(world, String(popupSn))
    const checks = { read: 'popup/entry/read', form: 'popup/entry/form' } as const
    const entry = parsePopupDataOrReject(checks, body, popupImageHostsOf(world))
    if (entry.type !== popupType) reject('popup/type', 400, 'POPUP_INVALID', 'server.popupType')
    return [withPopup(world, { ...entry, id: popupSn }, now), okAnswer()]
  },
})

/** Returns the landing notices, but only to an administrator. [P-294] [P-320] */
export const listLandingNotices = endpoint({
  method: 'GET',
  path: '/api/v1/popup/landing-list',
  ref: 'P-294',
  access: 'administrator',
  answer: okAnswerSchema({ result: Type.Array(PopupWireSchema) }),
  handler: (world) => [world, okAnswer({ result: popupsOfType(world, 'landing') })],
})

/**
 * Returns the active landing notices. The notice of the current or next maintenance window is first, because a page
 * shows the first notice. Like all answers of this server, the answer is never cached. [P-231] [P-294] [D3-35]
 */
export const listActiveLandings = endpoint({
  method: 'GET',
  path: '/api/v1/popup/landing-info',
  ref: 'P-294',
  answer: okAnswerSchema({ result: Type.Array(PopupWireSchema) }),
  handler: (world, { now }) => {
    const landings = popupsOfType(world, 'landing').filter(({ popupYn }) => popupYn === 'Y')
    const counts = applicableMaintenanceWindow(landings.map(popupFromDoc), now).landing?.id
    const first = landings.filter(({ popupSn }) => popupSn === counts)
    return [world, okAnswer({ result: [...first, ...landings.filter(({ popupSn }) => popupSn !== counts)] })]
  },
})
