import { useTranslation } from 'react-i18next'
import { toLocalizedPath } from '~/i18n/languages'
import { toReaderLetters } from '~/i18n/name-letters'
import { usePage } from '~/page/use-page'
import { Badge } from '~/ui/badge'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { formatWaiting } from '../waiting'
import type { ReviewListData } from './review-list.server'
import { reviewListPath, reviewPath } from './urls'

export function ReviewList({ data: { reviews, page, lastPage } }: { data: ReviewListData }) {
  const { t } = useTranslation('desk')
  const { language } = usePage()
  if (reviews.length === 0) return <EmptyState title={t('reviews.none')} />
  return (
    <>
      <ul className="leads">
        {reviews.map(({ id, title, isChange, owner, waitingSince, signs }) => (
          <li key={id}>
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
        ))}
      </ul>
      <div className="after">
        <Pagination
          page={page}
          pages={lastPage}
          href={(number) => toLocalizedPath(reviewListPath(number), language)}
        />
      </div>
    </>
  )
}
