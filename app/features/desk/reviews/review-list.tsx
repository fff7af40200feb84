import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { toReaderLetters } from '~contract/values/name-letters'
import { DeskList } from '../desk-list'
import { formatWaiting } from '../waiting'
import type { ReviewListData } from './review-list.server'
import { reviewListPath, reviewPath } from './urls'

export function ReviewList({ data: { reviews, page, lastPage } }: { data: ReviewListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  return (
    <DeskList
      rows={reviews}
      row={(review) => <ReviewRow key={review.id} review={review} />}
      none={t('reviews.none')}
      page={page}
      lastPage={lastPage}
      pageHref={(number) => toLocalizedPath(reviewListPath(number), language)}
    />
  )
}

function ReviewRow({ review }: { review: ReviewListData['reviews'][number] }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  const { id, title, isChange, owner, waitingSince, signs } = review
  return (
    <li>
      <p className="row tight sm mute">
        <Badge tone="off">{t(isChange ? 'reviews.change' : 'reviews.new')}</Badge>
        <span>{formatWaiting({ createdAt: waitingSince }, t)}</span>
        <span>· {toReaderLetters(owner, language)}</span>
      </p>
      <h2>
        <a href={toLocalizedPath(reviewPath(id), language)}>{title}</a>
      </h2>
      {signs.length > 0 ? (
        <p className="row tight">
          {signs.map((sign) => (
            <Badge key={sign} tone="warn">
              {t(`reviews.signs.${sign}`)}
            </Badge>
          ))}
        </p>
      ) : null}
    </li>
  )
}
