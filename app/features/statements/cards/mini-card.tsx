import type { ReactNode } from 'react'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { Photo } from '~/ui/picture'
import type { StatementCard } from '~/upstream/statements.server'
import { pictureSources } from '../picture-sources'

/**
 * Sizes of thumbnails beside a page of cards: the smallest files; larger ones if few fill a row on a desktop.
 */
const THUMB = { sizes: '160px', maxWidth: 320 }
const QUARTER = { sizes: '(min-width: 992px) 25vw, 160px', maxWidth: 480 }

interface MiniCardProps {
  statement: Pick<StatementCard, 'title' | 'photo'>
  href: string
  price: string
  as?: 'li' | 'div' | undefined
  /** True if at most three others share the row. */
  isWide?: boolean
  /** Buttons above the card, outside its link. */
  overlay?: ReactNode
  children?: ReactNode
}

export function MiniCard({
  statement: { photo, title },
  href,
  price,
  as: Item = 'li',
  isWide = false,
  overlay,
  children,
}: MiniCardProps) {
  return (
    <Item>
      <a className="mini" href={href}>
        <MiniPhoto photo={photo} isWide={isWide} />
        <b className="price">{price}</b>
        {` ${title} `}
        {children}
      </a>{' '}
      {overlay}
    </Item>
  )
}

export function MiniPhoto({ photo, isWide }: Pick<StatementCard, 'photo'> & { isWide?: boolean }) {
  const { lightMode } = usePage()
  if (!photo)
    return (
      <span className="photo none">
        <Icon name="photo" />
      </span>
    )
  const { sizes, maxWidth } = isWide ? QUARTER : THUMB
  return (
    <Photo
      as="span"
      {...pictureSources(photo, { maxWidth, lightMode })}
      sizes={sizes}
      width={photo.width ?? 1200}
      height={photo.height ?? 900}
      alt=""
      colour={photo.color ?? null}
    />
  )
}
