import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button'
import { Dropdown } from '~/ui/disclosure'
import { FAVORITES_FORM_ID } from './favorites-form-id'

export interface FavoriteRow {
  id: number
  title: string
  href?: string
  note?: string
}

export function UnavailableRows({ rows }: { rows: FavoriteRow[] }) {
  const { t } = useTranslation('favorites')
  if (rows.length === 0) return null
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t('unavailable_title')}</h2>
        {rows.length > 1 ? (
          <Dropdown summary={t('remove_all')} summaryClass="btn small" alignEnd>
            <div className="stack">
              <p>{t('remove_all_question', { count: rows.length })}</p>
              <Button form={FAVORITES_FORM_ID} name="forget" value={rows.map(({ id }) => id).join()}>
                {t('remove_all_confirmed')}
              </Button>
            </div>
          </Dropdown>
        ) : null}
      </div>
      <Rows rows={rows}>
        {({ id, title }) => (
          <Button form={FAVORITES_FORM_ID} name="forget" value={id} size="small">
            {t('remove')} <span className="visually-hidden">{title}</span>
          </Button>
        )}
      </Rows>
    </section>
  )
}

/** Renders the rows; children are placed before a row's button. */
export function HiddenRows({ rows, children }: RowsProps) {
  const { t } = useTranslation('favorites')
  return (
    <Rows rows={rows}>
      {(row) => (
        <div className="row">
          {children(row)}{' '}
          <Button form={FAVORITES_FORM_ID} formAction="/do/hide" name="show" value={row.id} size="small">
            {t('show_again')} <span className="visually-hidden">{row.title}</span>
          </Button>
        </div>
      )}
    </Rows>
  )
}

interface RowsProps {
  rows: FavoriteRow[]
  children: (row: FavoriteRow) => ReactNode
}

function Rows({ rows, children }: RowsProps) {
  return (
    <ul className="rows">
      {rows.map((row) => (
        <li key={row.id} id={`card-${row.id}`}>
          <p>
            {row.href ? <a href={row.href}>{row.title}</a> : row.title}
            {row.note ? <small className="mute"> {row.note}</small> : null}
          </p>
          {children(row)}
        </li>
      ))}
    </ul>
  )
}
