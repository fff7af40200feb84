import type { ReactNode } from 'react'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { Photo } from '~/ui/picture'
import type { StatementCard } from '~/upstream/statements.server'
import { pictureSources } from '../picture-sources'

/** A thumb beside a page of cards: the smallest files there are. */
const MINI_SIZES = '160px'
const MINI_MAX_WIDTH = 320

interface MiniCardProps {
  statement: Pick<StatementCard, 'title' | 'photo'>
  href: string
  price: string
  as?: 'li' | 'div' | undefined
  children?: ReactNode
}

export function MiniCard({
  statement: { photo, title },
  href,
  price,
  as: Item = 'li',
  children,
}: MiniCardProps) {
  return (
    <Item>
      <a className="mini" href={href}>
        <MiniPhoto photo={photo} />
        <b className="price">{price}</b>
        {title}
        {children}
      </a>
    </Item>
  )
}

export function MiniPhoto({ photo }: Pick<StatementCard, 'photo'>) {
  const { lightMode } = usePage()
  if (!photo)
    return (
      <div className="photo none">
        <Icon name="photo" />
      </div>
    )
  return (
    <Photo
      {...pictureSources(photo, MINI_MAX_WIDTH, lightMode)}
      sizes={MINI_SIZES}
      width={photo.width ?? 1200}
      height={photo.height ?? 900}
      alt=""
      colour={photo.color ?? null}
    />
  )
}
