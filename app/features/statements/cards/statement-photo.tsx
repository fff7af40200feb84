import type { ReactNode } from 'react'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { Photo } from '~/ui/picture'
import type { CardPhoto } from '~/upstream/statement-schemas'
import { pictureSources } from '../picture-sources'

/** Cards are as wide as a phone, half a tablet, a third or a quarter of a desk. */
const CARD_SIZES = '(min-width: 1200px) 330px, (min-width: 600px) 46vw, 94vw'
const CARD_MAX_WIDTH = 800

interface StatementPhotoProps {
  image: CardPhoto | undefined
  /** One of the first pictures in sight: fetched at once. */
  first?: boolean
  children?: ReactNode
}

/** The photo of a card. It says nothing that the title beside it does not, so its text is empty. */
export function StatementPhoto({ image, first, children }: StatementPhotoProps) {
  const { light } = usePage()
  if (!image)
    return (
      <div className="photo none">
        <Icon name="photo" />
        {children}
      </div>
    )
  return (
    <Photo
      {...pictureSources(image, CARD_MAX_WIDTH, light)}
      sizes={CARD_SIZES}
      width={image.width ?? 1200}
      height={image.height ?? 900}
      alt=""
      isPriority={first ?? false}
      colour={image.color ?? null}
    >
      {children}
    </Photo>
  )
}
