import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '~/ui/chip'
import { EmptyState } from '~/ui/empty-state'
import { Pagination } from '~/ui/pagination'
import { type Tab, Tabs } from '~/ui/tabs'

interface FilterChoice {
  key: string
  label: string
  href: string
  current: boolean
  count?: number | undefined
}

interface DeskListProps<Row> {
  tabs?: readonly Tab[]
  /** Filter, shown if it has a choice. */
  filter?: { label: string; choices: readonly FilterChoice[]; allHref: string }
  rows: readonly Row[]
  row: (row: Row) => ReactNode
  /** Text of an empty list. */
  none: string
  page: number
  lastPage: number
  pageHref: (page: number) => string
  /** Content below the pagination. */
  children?: ReactNode
}

/** Renders a desk list: its lists as tabs, one filter, the rows, the pagination. */
export function DeskList<Row>({
  tabs,
  filter,
  rows,
  row,
  none,
  page,
  lastPage,
  pageHref,
  children,
}: DeskListProps<Row>) {
  const { t } = useTranslation('desk')
  const chosen = filter?.choices.some(({ current }) => current)
  return (
    <>
      {tabs ? <Tabs label={t('leads.lists')} tabs={tabs} /> : null}
      {filter && (filter.choices.length > 1 || chosen) ? (
        <nav aria-label={filter.label}>
          <ChipRow>
            <Chip href={filter.allHref} current={!chosen}>
              {t('leads.all')}
            </Chip>
            {filter.choices.map(({ key, label, href, current, count }) => (
              <Chip key={key} href={href} current={current}>
                {label} {count === undefined ? null : <small className="n">{count}</small>}
              </Chip>
            ))}
          </ChipRow>
        </nav>
      ) : null}
      {rows.length === 0 ? <EmptyState title={none} /> : <ul className="leads">{rows.map(row)}</ul>}
      <div className="after">
        <Pagination page={page} pages={lastPage} href={pageHref} />
        {children}
      </div>
    </>
  )
}
