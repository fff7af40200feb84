import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

/** `main` is the one chief act of a view; `risk` deletes. */
export type ButtonAppearance = {
  variant?: 'main' | 'default' | 'plain' | 'risk'
  size?: 'small' | 'default'
  /** As wide as its place. */
  wide?: boolean
  icon?: IconName
}

export type ButtonProps = ButtonAppearance & ButtonHTMLAttributes<HTMLButtonElement>

/** Submits its form unless told otherwise: most buttons here do. */
export function Button({ variant, size, wide, icon, type = 'submit', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClasses({ variant, size, wide }, rest.className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  )
}

export type ButtonLinkProps = ButtonAppearance & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** Looks like a button and goes somewhere. */
export function ButtonLink({ variant, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size, wide }, rest.className)}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  )
}

/** For what must look like a button but is neither, such as `<summary>`. */
export function buttonClasses({ variant, size, wide }: Omit<ButtonAppearance, 'icon'>, more?: string) {
  return joinClasses(
    'btn',
    variant && variant !== 'default' && variant,
    size === 'small' && 'small',
    wide && 'wide',
    more,
  )
}
