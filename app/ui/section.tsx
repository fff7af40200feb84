import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'

interface SectionProps {
  id?: string
  title: string
  text?: string
  /** Link to the full list. */
  more?: { href: string; label: string } | undefined
  /** True to add page margins if no parent does. */
  wrap?: boolean
  className?: string
  children: ReactNode
}

export function Section({ id, title, text, more, wrap, className, children }: SectionProps) {
  return (
    <section className={joinClasses('section', wrap && 'wrap', className)} id={id}>
      <div className="section-head">
        <h2>{title}</h2>
        {more ? (
          <a className="more" href={more.href} aria-label={`${more.label}: ${title}`}>
            {more.label}
            <Icon name="right" />
          </a>
        ) : null}
        {text ? <p>{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
