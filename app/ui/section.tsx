import type { ReactNode } from 'react'
import { joinClasses } from './classes'
import { Icon } from './icon'

interface SectionProps {
  id?: string
  title: string
  /** What it is, in a line. */
  text?: string
  /** To all of what it shows some of. */
  more?: { href: string; label: string } | undefined
  /** Where nothing around it keeps it off the edges of the window. */
  wrap?: boolean
  className?: string
  children: ReactNode
}

/** A part of a page under a title of its own. */
export function Section({ id, title, text, more, wrap, className, children }: SectionProps) {
  return (
    <section className={joinClasses('sec', wrap && 'wrap', className)} id={id}>
      <div className="sec-head">
        <h2>{title}</h2>
        {more ? (
          <a className="more" href={more.href}>
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
