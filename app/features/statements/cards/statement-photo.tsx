import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { Icon } from '~/ui/icon'
import { Photo } from '~/ui/picture'
import type { CardPhoto } from '~/upstream/statement-fields'
import { pictureSources } from '../picture-sources'

/** Grid widths: full, half, a third or a quarter. */
const CARD_SIZES = '(min-width: 1200px) 300px, (min-width: 600px) 46vw, 94vw'
const CARD_MAX_WIDTH = 800

interface StatementPhotoProps {
  image: CardPhoto | undefined
  /** True to load eagerly. */
  first?: boolean
  children?: ReactNode
}

/** Renders a photo, decorative beside the title, so its alt text is empty. */
export function StatementPhoto({ image, first, children }: StatementPhotoProps) {
  const { t } = useTranslation('statement-page')
  const { lightMode } = usePage()
  if (!image)
    return (
      <div className="photo none">
        <Icon name="photo" />
        {children}
      </div>
    )
  return (
    <Photo
      {...pictureSources(image, { maxWidth: CARD_MAX_WIDTH, lightMode })}
      sizes={CARD_SIZES}
      width={image.width ?? 1200}
      height={image.height ?? 900}
      alt=""
      isPriority={first ?? false}
      colour={image.color ?? null}
    >
      {image.illustration ? <span className="count made">{t('illustration')}</span> : null}
      {children}
    </Photo>
  )
}
