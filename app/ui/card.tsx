import type { ReactNode } from 'react'
import { joinClasses } from './classes'

export type CardProps = {
  id?: string
  /** Element; in a list the card is itself the list item. */
  as?: 'article' | 'li'
  photo: ReactNode
  /** Photo URLs separated by spaces, that of `photo` first: script shows one at a time. */
  photoAddresses?: string | undefined
  overlay?: ReactNode
  replacement?: ReactNode
  children: ReactNode
}

/** Renders a card; `CardTitle` makes the whole card its link. */
export function Card({
  id,
  as: Part = 'article',
  photo,
  photoAddresses,
  overlay: above,
  replacement: instead,
  children,
}: CardProps) {
  return (
    <Part
      id={id}
      className={joinClasses('card', Boolean(instead) && 'away')}
      data-enhance={photoAddresses ? 'card-photos' : undefined}
      data-photos={photoAddresses}
    >
      {photo}
      {above}
      {children}
      {instead}
    </Part>
  )
}

export function CardTitle({ href, level: Level = 'h3', children }: CardTitleProps) {
  return (
    <Level className="name">
      <a href={href}>{children}</a>
    </Level>
  )
}

export type CardTitleProps = { href: string; level?: 'h2' | 'h3' | 'h4'; children: ReactNode }

export function CardList({ four: hasFourColumns, children }: { four?: boolean; children: ReactNode }) {
  return (
    <div className="list">
      <ol className={joinClasses('cards', hasFourColumns && 'four')}>{children}</ol>
    </div>
  )
}
