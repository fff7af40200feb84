import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'
import type { IconName } from './icons'

/** Appearance; `main` is a view's single primary action, `risk` deletes. */
export type ButtonAppearance = {
  variant?: 'main' | 'default' | 'plain' | 'risk'
  size?: 'small' | 'default'
  wide?: boolean
  icon?: IconName
}

export type ButtonProps = ButtonAppearance & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ variant, size, wide, icon, type = 'submit', children, ...rest }: ButtonProps) {
  return (
    <button {...rest} type={type} className={buttonClasses({ variant, size, wide }, rest.className)}>
      {icon ? <Icon name={icon} /> : null}
      {spaceAfter(children)}
    </button>
  )
}

export type ButtonLinkProps = ButtonAppearance & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

export function ButtonLink({ variant, size, wide, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClasses({ variant, size, wide }, rest.className)}>
      {icon ? <Icon name={icon} /> : null}
      {spaceAfter(children)}
    </a>
  )
}

/** Keeps a label apart from what follows where no style sheet does. */
function spaceAfter(label: ReactNode): ReactNode {
  return typeof label === 'string' ? `${label} ` : label ? <>{label} </> : null
}

export function buttonClasses({ variant, size, wide }: Omit<ButtonAppearance, 'icon'>, more?: string) {
  return joinClasses(
    'btn',
    variant && variant !== 'default' && variant,
    size === 'small' && 'small',
    wide && 'wide',
    more,
  )
}
