import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { ROVING_FOCUS_MOVES } from '#ui/parts/focus/arrow-keys.ts'
import { tabStopsOf } from '#ui/parts/focus/focus.ts'
import styles from './Tabs.module.css'

type Tab = { readonly key: string; readonly name: string; readonly content: ReactNode }

type TabsProps = {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly shown: string
  readonly hidden?: boolean
  /** The id of the element that says why no other tab can be chosen now. */
  readonly blockedBy: string | null
  readonly onShow: (key: string) => void
}

/**
 * Two or three lists of the same kind, one of which is shown. All tabs together are one tab stop; arrow keys, Home and
 * End move between them. A panel without controls is a tab stop as well, so that the keyboard reaches it. Tabs are
 * never used inside a step of an application. When hidden tabs appear, the selected one gets the focus.
 */
export const Tabs = ({ label, tabs, shown, hidden = false, blockedBy, onShow }: TabsProps) => {
  const id = useId()
  const selected = Math.max(
    0,
    tabs.findIndex((tab) => tab.key === shown),
  )
  const show = (key: string) => {
    if (blockedBy === null) onShow(key)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = ROVING_FOCUS_MOVES[event.key]?.(selected, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    if (blockedBy !== null) return
    show(tab.key)
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = panel
    if (current === null) return
    if (tabStopsOf(current).length > 0) current.removeAttribute('tabindex')
    else current.setAttribute('tabindex', '0')
  })
  const list = useRef<HTMLDivElement>(null)
  const wasHidden = useRef(hidden)
  useEffect(() => {
    if (wasHidden.current && !hidden) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
    wasHidden.current = hidden
  }, [hidden])
  return (
    <div>
      <div
        className={styles.tabs}
        role="tablist"
        aria-label={label}
        tabIndex={-1}
        hidden={hidden}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            className={styles.tab}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            aria-disabled={(blockedBy !== null && index !== selected) || undefined}
            aria-describedby={blockedBy ?? undefined}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => show(tab.key)}
          >
            {tab.name}
          </button>
        ))}
      </div>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${selected}`}
        ref={panel}
      >
        {tabs[selected]?.content}
      </div>
    </div>
  )
}
