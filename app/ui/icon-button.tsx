import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { buttonClasses } from './button'
import { Icon } from './icon'
import type { IconName } from './icons'

type IconButtonBase = {
  icon: IconName
  label: string
  /** Number shown as a badge; the label should contain it too. */
  count?: number
  /** True to draw the outline. */
  isOutlined?: boolean
}

export type IconButtonProps = IconButtonBase & ButtonHTMLAttributes<HTMLButtonElement>

export function IconButton({
  icon,
  label,
  count,
  isOutlined: edge,
  type = 'submit',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} className={iconClasses(edge, rest.className)}>
      <Icon name={icon} />
      <HiddenLabel text={label} />
      <Count value={count} />
    </button>
  )
}

export type IconLinkProps = IconButtonBase & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export function IconLink({ icon, label, count, isOutlined: edge, href, ...rest }: IconLinkProps) {
  return (
    <a {...rest} href={href} className={iconClasses(edge, rest.className)}>
      <Icon name={icon} />
      <HiddenLabel text={label} />
      <Count value={count} />
    </a>
  )
}

/** Renders a label as a text, as text browsers show no `aria-label`. */
function HiddenLabel({ text }: { text: string }) {
  return <span className="visually-hidden">{`${text} `}</span>
}

/** Renders a number hidden from screen readers: the label of its control should contain it. */
export function Count({ value }: { value: number | undefined }) {
  if (!value) return null
  return (
    <span className="dot" aria-hidden="true">
      {value > 99 ? ' 99+ ' : ` ${value} `}
    </span>
  )
}

function iconClasses(edge: boolean | undefined, more: string | undefined) {
  return buttonClasses({ variant: edge ? 'default' : 'plain' }, more ? `icon ${more}` : 'icon')
}
