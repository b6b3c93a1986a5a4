import { announcedEndOf, chooseWindow } from '#domain/notice/maintenance-window'
import { periodInWords } from '#domain/notice/landing-time'
import { readDate } from '#domain/notice/read-date'
import type { Settings } from '#domain/kernel/settings'
import { MAINTENANCE as T } from '../text/ko/maintenance.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

type Dates = { readonly start: string; readonly end: string }

/** The period of two dates in words; that of the default notice while they are none. [D3-93] */
export const landingPeriod = (dates: Dates, settings: Pick<Settings, 'noticeEnd'>): string => {
  const [start, end] = [readDate(dates.start), readDate(dates.end)]
  if (start !== null && end !== null && end >= start) return periodInWords(start, end)
  const unset = chooseWindow([], 0)
  return periodInWords(unset.from, announcedEndOf(unset, settings))
}

/**
 * What a new landing notice says until the officer writes something else: heading, period and contact line of the default
 * notice, with the period of the two dates once both can be read, so that nothing but the times has to be entered. In the
 * form in which the editor writes HTML, so that it can be told whether anything was changed. [D3-93]
 */
export const landingTemplate = (dates: Dates, settings: Pick<Settings, 'callCentre' | 'noticeEnd'>): string =>
  [
    `<h2>${escaped(T['cs.heading'])}</h2>`,
    `<p>${escaped(T['cs.body'])}</p>`,
    `<p><strong>${escaped(T['cs.periodLabel'])}</strong> ${escaped(landingPeriod(dates, settings))}</p>`,
    `<p>${escaped(T['cs.mayVary'])}</p>`,
    `<p>${escaped(T['cs.call'])} : ${escaped(settings.callCentre.proof.join(', '))}</p>`,
  ].join('')
