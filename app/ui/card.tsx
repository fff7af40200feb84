import type { ReactNode } from 'react'
import { joinClasses } from './classes'

export type CardProps = {
  id?: string
  /** In a list the card is itself the list item. */
  as?: 'article' | 'li'
  photo: ReactNode
  /** Of several photos, with spaces between and the one of `photo` first: script shows one at a time. */
  photoAddresses?: string | undefined
  /** Already opened by this visitor: paler, with a badge. */
  isVisited?: boolean
  overlay?: ReactNode
  replacement?: ReactNode
  children: ReactNode
}

/** `CardTitle` makes the whole card its link. */
export function Card({
  id,
  as: Part = 'article',
  photo,
  photoAddresses,
  isVisited,
  overlay: above,
  replacement: instead,
  children,
}: CardProps) {
  return (
    <Part
      id={id}
      className={joinClasses('card', isVisited && 'visited', Boolean(instead) && 'away')}
      data-enhance={photoAddresses ? 'card-photos' : undefined}
      data-photos={photoAddresses}
    >
      {photo}
      {above}
      <div className="body">{children}</div>
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
