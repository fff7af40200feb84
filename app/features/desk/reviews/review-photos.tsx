import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import type { StatementReviewDetails } from '~/upstream/statement-reviews.server'
import { reviewPhotoPath } from './urls'

export function ReviewPhotos({ review }: { review: StatementReviewDetails }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (review.photos.length === 0) return <p className="mute">{t('reviews.no_photos')}</p>
  return (
    <ul className="review-photos">
      {review.photos.map(({ token, url, caption, width, height }, index) => (
        <li key={token}>
          <figure>
            <img
              src={url ?? toLocalizedPath(reviewPhotoPath(review.id, token), language)}
              alt={caption || t('reviews.photo', { number: index + 1 })}
              width={width}
              height={height}
              loading="lazy"
            />
            {caption ? <figcaption className="sm">{caption}</figcaption> : null}
          </figure>
        </li>
      ))}
    </ul>
  )
}
