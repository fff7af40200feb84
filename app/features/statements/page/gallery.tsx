import { useTranslation } from 'react-i18next'
import { usePage } from '~/page/use-page'
import { ButtonLink } from '~/ui/button'
import { joinClasses } from '~/ui/classes'
import { Icon } from '~/ui/icon'
import { Picture } from '~/ui/picture'
import { getPlaceholderToneClass } from '~/ui/placeholder-tone'
import type { NotedImage, StatementDetails } from '~/upstream/statement-details.server'
import { pictureSources } from '../picture-sources'

/**
 * Sizes: pictures fill a phone and half a desktop; the closed gallery's smaller ones are measured by browsers
 * with `sizes=auto`.
 */
const HALF_DESK_SIZES = '(min-width: 992px) 680px, 100vw'
const SIZES = {
  first: HALF_DESK_SIZES,
  other: `auto, ${HALF_DESK_SIZES}`,
  only: '(min-width: 1250px) 1220px, 100vw',
}
const MAX_WIDTH = 1200
/** Number of pictures on a desktop; the fifth opens the gallery. */
const VISIBLE_PHOTOS = 5

type GalleryProps = PhotosProps &
  Partial<Pick<StatementDetails, 'video'>> & { tour?: { href: string; rooms: number } | undefined }

export function Gallery({ images, title, tour, video }: GalleryProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { t: tourT } = useTranslation('tours')
  return (
    <>
      {images.length > 0 ? (
        <>
          <Photos images={images} title={title} />
          <p className="back-to-statement">
            <ButtonLink href="#main">{t('close_photos')}</ButtonLink>
          </p>
        </>
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
  images: readonly NotedImage[]
  title: string
}

/**
 * Renders a snap-scrolling strip on phones, one large and four small photos on desktops; each links to the
 * list of all, where it is whole.
 */
function Photos({ images, title }: PhotosProps) {
  const { t } = useTranslation(['statement-page', 'statement'])
  const { lightMode } = usePage()
  const total = images.length
  return (
    <ul
      id="photos"
      className="gallery"
      aria-label={t('statement:photos', { count: total })}
      data-enhance="photos"
      data-close={t('close_photos')}
      data-previous={t('previous_photo')}
      data-next={t('next_photo')}
    >
      {images.map((image, place) => {
        const number = place + 1
        const sources = pictureSources(image, { maxWidth: MAX_WIDTH, lightMode })
        const { caption, kind } = image
        const kindText = kind && t(`photo_kinds.${kind}`)
        const numberText = t('photo_of', { number, total })
        const mark = image.illustration && t('illustration')
        const note = [numberText, kindText, caption, mark]
        return (
          <li
            key={image.href}
            id={`photo-${number}`}
            className={joinClasses(getPlaceholderToneClass(image.color), kind === 'plan' && 'plan')}
          >
            <a href={`#photo-${number}`} aria-label={t('open_photo', { number })}>
              <Picture
                {...sources}
                sizes={SIZES[total === 1 ? 'only' : place === 0 ? 'first' : 'other']}
                width={image.width ?? 1200}
                height={image.height ?? 900}
                alt={[caption ?? title, kindText, mark, numberText].filter(Boolean).join('. ')}
                isPriority={place === 0}
              />
            </a>{' '}
            <span className="no">{`${note.filter(Boolean).join(' · ')} `}</span>
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
