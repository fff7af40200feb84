import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { buttonClasses } from './button'
import { Icon } from './icon'
import type { IconName } from './icons'

type Named = {
  icon: IconName
  /** What it does, for those who do not see the drawing. */
  label: string
  /** A figure on its shoulder; the label should say it too. */
  count?: number
  /** Plain by default; `edge` draws the outline. */
  edge?: boolean
}

export type IconButtonProps = Named & ButtonHTMLAttributes<HTMLButtonElement>

export function IconButton({ icon, label, count, edge, type = 'submit', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconClasses(edge, rest.className)}>
      <Icon name={icon} />
      <Count value={count} />
    </button>
  )
}

export type IconLinkProps = Named & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export function IconLink({ icon, label, count, edge, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} aria-label={label} className={iconClasses(edge, rest.className)}>
      <Icon name={icon} />
      <Count value={count} />
    </a>
  )
}

function Count({ value }: { value: number | undefined }) {
  if (!value) return null
  return (
    <span className="dot" aria-hidden="true">
      {value > 99 ? '99+' : value}
    </span>
  )
}

function iconClasses(edge: boolean | undefined, more: string | undefined) {
  return buttonClasses({ variant: edge ? 'default' : 'plain' }, more ? `icon ${more}` : 'icon')
}
