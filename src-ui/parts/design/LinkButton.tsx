import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { EVERY_PAGE_TEXTS } from '#ui/text/ko/kernel/every-page.ts'
import { buttonClass, type ButtonStyle } from './Button.tsx'
import { Icon, type IconName } from './Icon.tsx'

type LinkButtonProps = ButtonStyle & {
  readonly href: string
  readonly children: ReactNode
  readonly icon?: IconName
  readonly label?: string | undefined
  /**
   * True if the link opens a new tab. The new tab cannot access this one, and the link says that it opens a new tab.
   */
  readonly newTab?: boolean
  readonly onPress?: () => void
  /** True if the link replaces the current page in the history. */
  readonly replace?: boolean
}

/** A link that looks like a button. A link opens a page; a button performs an action. */
export const LinkButton = ({
  href,
  children,
  icon,
  label,
  newTab = false,
  onPress,
  replace = false,
  ...buttonStyle
}: LinkButtonProps) => {
  const content = (
    <>
      {icon && <Icon name={icon} small={buttonStyle.small ?? false} />}
      {children}
      {newTab && <span className="sr"> ({EVERY_PAGE_TEXTS['common.newTab']})</span>}
    </>
  )
  const attributes = { className: buttonClass(buttonStyle), 'aria-label': label, onClick: onPress }
  return newTab || !href.startsWith('/') ? (
    <a href={href} {...(newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {})} {...attributes}>
      {content}
    </a>
  ) : (
    <Link href={href} replace={replace} {...attributes}>
      {content}
    </Link>
  )
}
