import { useTranslation } from 'react-i18next'
import { Icon } from './icon'
import { getPaginationWindow } from './pagination-window'

export type PaginationProps = {
  page: number
  /** Number of pages; undefined if the count failed, and then only `next` is shown. */
  pages?: number
  /** True if an unknown count has a next page. */
  hasNext?: boolean
  href: (page: number) => string
}

/** Renders circles of 35 px inside touch targets of 44 px. */
export function Pagination({ page, pages, hasNext, href }: PaginationProps) {
  const { t } = useTranslation('ui')
  const steps = pages ? getPaginationWindow(page, pages) : [page]
  const next = pages ? page < pages : hasNext
  if (steps.length < 2 && page === 1 && !next) return null
  return (
    <nav className="pages" aria-label={t('pages.label')}>
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev" aria-label={t('pages.previous')}>
          <Icon name="left" />
        </a>
      ) : null}
      {steps.map((step, place) =>
        step === 'gap' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no name but its place.
          <span key={`gap${place}`} aria-hidden="true">
            …
          </span>
        ) : (
          <a
            key={step}
            href={href(step)}
            aria-label={t('pages.page', { page: step })}
            aria-current={step === page ? 'page' : undefined}
          >
            <b>{step}</b>{' '}
          </a>
        ),
      )}
      {next ? (
        <a href={href(page + 1)} rel="next" aria-label={t('pages.next')}>
          <Icon name="right" />
        </a>
      ) : null}
    </nav>
  )
}
