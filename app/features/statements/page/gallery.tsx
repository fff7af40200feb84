import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { joinClasses } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { getPlaceholderToneClass } from '~/ui/placeholder-tone'
import type { StatementDetails } from '~/upstream/statement-details.server'
import type { StatementImage } from '~/upstream/statement-fields'
import { pictureSources } from '../picture-sources'

/** Pictures fill a phone and half a desktop; the closed gallery's smaller ones are measured by browsers with `sizes=auto`. */
const HALF_DESK_SIZES = '(min-width: 992px) 680px, 100vw'
const SIZES = { first: HALF_DESK_SIZES, other: `auto, ${HALF_DESK_SIZES}` }
const MAX_WIDTH = 1200
/** Desktops show five pictures; the fifth opens the gallery. */
const VISIBLE_PHOTOS = 5

type GalleryProps = Pick<StatementDetails, 'images' | 'title'> &
  Partial<Pick<StatementDetails, 'video'>> & { tour?: { href: string; rooms: number } | undefined }

export function Gallery({ images, title, tour, video }: GalleryProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { t: tourT } = useTranslation('tours')
  return (
    <>
      {images.length > 0 ? (
        <Photos images={images} title={title} />
      ) : (
        <p className="photo none bare">
          <Icon name="photo" />
          {t('statement:no_picture')}
        </p>
      )}
      {tour || video ? (
        <p className="row media">
          {tour ? (
            <ButtonLink href={tour.href} size="small" icon="cube" rel="noopener">
              {tour.rooms > 0 ? tourT('link', { count: tour.rooms }) : t('tour')}
            </ButtonLink>
          ) : null}
          {video ? (
            <ButtonLink href={video} size="small" icon="camera" rel="noopener">
              {t('video')}
            </ButtonLink>
          ) : null}
        </p>
      ) : null}
    </>
  )
}

interface PhotosProps {
  images: StatementImage[]
  title: string
}

/** Each photo links to its large file: a snap-scrolling strip on phones, one large and four small photos on desktops. */
function Photos({ images, title }: PhotosProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { lightMode } = usePage()
  const total = images.length
  return (
    <ul id="photos" className="gallery" aria-label={t('statement:photos', { count: total })}>
      {images.map((image, place) => {
        const number = place + 1
        const sources = pictureSources(image, MAX_WIDTH, lightMode)
        const note = [t('photo_of', { number, total }), image.illustration && t('illustration')]
        return (
          <li key={image.href} className={joinClasses(getPlaceholderToneClass(image.color))}>
            <a href={image.href} aria-label={t('open_photo', { number })}>
              <Picture
                {...sources}
                sizes={place === 0 ? SIZES.first : SIZES.other}
                width={image.width ?? 1200}
                height={image.height ?? 900}
                alt={`${title}, ${t('photo_of', { number, total })}`}
                isPriority={place === 0}
              />
            </a>
            <span className="no">{note.filter(Boolean).join(' · ')}</span>
            {number === VISIBLE_PHOTOS && total > VISIBLE_PHOTOS ? (
              <ButtonLink href="#photos" size="small" icon="photo" className="all">
                {t('all_photos', { count: total })}
              </ButtonLink>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
